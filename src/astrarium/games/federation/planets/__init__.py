"""The five planets, each under its own name: what its action does and who may take it."""
