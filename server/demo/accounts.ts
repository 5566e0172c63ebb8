import { nomePadrao } from '../features/acesso/nivel-usuario/nivel-usuario.rules.js'
import type { Perfil } from '../kernel/access/actions.js'
import { demoChurches } from './churches.js'

/** Known to everybody: whoever fills a database with demo churches lets everybody in. */
export const demoPassword = 'demo-igreja-2026'

export const platformAccount = { nome: 'Plataforma Candeia', email: 'plataforma@demo.demo' } as const

/** The people of each demo church that can sign in, in the order of the printed table; the first one founds the church. */
export const demoRoles = [
  { local: 'admin', perfil: 1 },
  { local: 'pastor', perfil: 5 },
  { local: 'lider', perfil: 3 },
  { local: 'colaborador', perfil: 4 },
  { local: 'membro', perfil: 2 },
] as const satisfies { local: string; perfil: Perfil }[]

export type DemoRole = (typeof demoRoles)[number]['local']

export const accountEmail = (churchKey: string, local: DemoRole): string => `${local}@${churchKey}.demo`

/** Who founded each of the demo churches: by these one knows which are there. */
export const founders: readonly string[] = [
  ...demoChurches.map(({ key }) => accountEmail(key, 'admin')),
  platformAccount.email,
]

/** What is printed at the start. @param present the founders that are there. @returns '' when none is */
export function accountsTable(present: readonly string[]): string {
  const churches = demoChurches.filter(({ key }) => present.includes(accountEmail(key, 'admin')))
  const rows = [
    ...(churches.length
      ? demoRoles.map(({ local, perfil }) => [
          nomePadrao(perfil),
          ...churches.map(({ key }) => accountEmail(key, local)),
        ])
      : []),
    ...(present.includes(platformAccount.email) ? [[nomePadrao(0), platformAccount.email]] : []),
  ]
  if (!rows.length) return ''
  const table = [['Perfil', ...churches.map(({ nome }) => nome)], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
  return `\nContas de demonstração, senha ${demoPassword}:\n${lines.join('\n')}\n\n`
}
