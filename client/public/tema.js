// Sets the theme before the first paint and after each change. See kernel/theme/theme.ts.
{
  const system = matchMedia('(prefers-color-scheme: dark)')
  const decide = () => {
    let theme
    try {
      theme = localStorage.tema
    } catch {
      // Without storage the theme is light.
    }
    // public and printed pages are always light
    const inside = /^\/dashboard\b/.test(location.pathname)
    const dark = inside && (theme === 'auto' ? system.matches : theme === 'dark')
    document.documentElement.classList.toggle('bp6-dark', dark)
    document.querySelector('[name=theme-color]').content = dark ? '#16120f' : '#faf8f5'
  }
  decide()
  system.addEventListener('change', decide)
  for (const event of ['storage', 'tema']) addEventListener(event, decide)
}
