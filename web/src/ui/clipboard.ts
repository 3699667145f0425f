/** Taking a text along. */

/** Copy a text; whether it was possible. Without a secure connection browsers offer only the old way. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
  };
  document.addEventListener("copy", copy);
  try {
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", copy);
  }
}
