// Sets the theme before the first paint and after each change. See kernel/theme/theme.ts.
{
  const system = matchMedia('(prefers-color-scheme: dark)')
  const decide = () => {
    let theme
    try {
      theme = localStorage.tema
    } catch {
      // Without storage the theme is the system's.
    }
    // printed pages are always light
    const dark = !/^\/relatorio\b/.test(location.pathname) && (theme ? theme === 'dark' : system.matches)
    document.documentElement.classList.toggle('bp6-dark', dark)
    document.querySelector('[name=theme-color]').content = dark ? '#16120f' : '#faf8f5'
  }
  decide()
  system.addEventListener('change', decide)
  for (const event of ['storage', 'tema']) addEventListener(event, decide)
}
