// Runs before the first paint: puts the stored theme on the root element. Without a stored one the style sheet follows the system.
(function () {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is forbidden here: the system's theme holds.
    delete document.documentElement.dataset.theme;
  }
})();
