// Runs before the first paint: puts the stored theme on the root element. Without a stored one the style sheet follows the system.
(function () {
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {
    // Storage is forbidden here: the system's theme holds.
    delete page.dataset.theme;
  }

  // The browser's own frame follows a chosen theme too: each of the two colours is for one theme of the system.
  const frames = Array.from(document.querySelectorAll('meta[name="theme-color"]'), (meta) => ({
    meta,
    theme: meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light',
    color: meta.content,
  }));
  function colorFrames() {
    for (const { meta, theme } of frames) {
      const shown = page.dataset.theme ?? theme;
      meta.content = frames.find((frame) => frame.theme === shown)?.color ?? meta.content;
    }
  }
  colorFrames();
  // The browser offers once to install the site, before the account's page may show it.
  function keepOffer(offer) {
    window.installOffer = offer;
    window.dispatchEvent(new Event('installoffer'));
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keepOffer(event);
  });
  window.addEventListener('appinstalled', () => keepOffer(null));

  new MutationObserver(colorFrames).observe(page, { attributeFilter: ['data-theme'] });
})();
