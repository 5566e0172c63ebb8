import type { ManifestOptions } from 'vite-plugin-pwa'

/** The address decides where the shortcut leads: whoever installs the application, the manifest is the same. */
const shortcut = (name: string, atalho: string) => ({
  name,
  url: `/dashboard/home?atalho=${atalho}`,
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
  shortcuts: [shortcut('Chamada', 'chamada'), shortcut('Presença', 'presenca'), shortcut('Lançar dízimos', 'dizimos')],
}
