import type { ManifestOptions } from 'vite-plugin-pwa'

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icones/icone-192.png', sizes: '192x192', type: 'image/png' }],
})

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icones/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone or computer shows of the installed application. Every address is a screen of client/features. */
export const manifest: Partial<ManifestOptions> = {
  id: '/dashboard/home',
  name: 'Candeia',
  short_name: 'Candeia',
  description: 'Gestão para igrejas: pessoas, células, agenda, tesouraria e cultos num só lugar.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/dashboard/home',
  scope: '/',
  display: 'standalone',
  // of the light theme; public/tema.js sets the colour of the open page
  theme_color: '#faf8f5',
  background_color: '#faf8f5',
  categories: ['productivity', 'lifestyle'],
  icons: [
    icon('icone', 192, 'any'),
    icon('icone', 512, 'any'),
    icon('mascara', 192, 'maskable'),
    icon('mascara', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Chamada', '/dashboard/celulas'),
    shortcut('Presença', '/dashboard/cultos'),
    shortcut('Lançar dízimos', '/dashboard/dizimos/folha'),
  ],
}
