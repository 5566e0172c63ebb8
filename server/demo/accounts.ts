import { defaultName } from '../features/acesso/nivel-usuario/nivel-usuario.rules.js'
import type { Perfil } from '../kernel/access/actions.js'
import { demoChurches } from './churches.js'

/** This password is public: anybody can sign in to a database with demo churches. */
export const demoPassword = 'demo-igreja-2026'

export const platformAccount = { nome: 'Plataforma Candeia', email: 'plataforma@demo.demo' } as const

/** The accounts of each demo church, in the order of the printed table. The first one signs the church up. */
export const demoRoles = [
  { local: 'admin', perfil: 1 },
  { local: 'pastor', perfil: 5 },
  { local: 'lider', perfil: 3 },
  { local: 'colaborador', perfil: 4 },
  { local: 'membro', perfil: 2 },
] as const satisfies { local: string; perfil: Perfil }[]

export type DemoRole = (typeof demoRoles)[number]['local']

export const accountEmail = (churchKey: string, local: DemoRole): string => `${local}@${churchKey}.demo`

/** The e-mails of the people who signed up the demo churches. They show which demo churches exist. */
export const founders: readonly string[] = [
  ...demoChurches.map(({ key }) => accountEmail(key, 'admin')),
  platformAccount.email,
]

/**
 * The table that is printed at the start.
 * @param present e-mails of the existing founders.
 * @returns '' when no demo church exists
 */
export function accountsTable(present: readonly string[]): string {
  const churches = demoChurches.filter(({ key }) => present.includes(accountEmail(key, 'admin')))
  const rows = [
    ...(churches.length
      ? demoRoles.map(({ local, perfil }) => [
          defaultName(perfil),
          ...churches.map(({ key }) => accountEmail(key, local)),
        ])
      : []),
    ...(present.includes(platformAccount.email) ? [[defaultName(0), platformAccount.email]] : []),
  ]
  if (!rows.length) return ''
  const table = [['Perfil', ...churches.map(({ nome }) => nome)], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
  return `\nContas de demonstração, senha ${demoPassword}:\n${lines.join('\n')}\n\n`
}
