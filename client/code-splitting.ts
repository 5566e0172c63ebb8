import type { Rolldown } from 'vite'

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]

/** So many screens use a module that it comes with the others of its kind, in one file. */
const minShareCount = 8

const alone = { minShareCount: 3, includeDependenciesRecursively: false }
const area =
  /client[\\/]features[\\/](\w+)[\\/](?!login|senha|entrar|redefinicao|recuperacao|publico|landing|cadastro|checkout|explorador|urls)/

export const groups: Group[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 15 },
  {
    name: 'inicial',
    tags: ['$initial'],
    test: /^(?!.*(features[\\/]igreja[\\/](landing|publico|urls)|inicio\.|\.css))/,
    priority: 14,
  },
  {
    name: 'campos',
    test: /react-hook-form|zod[\\/]v4[\\/]core|@hookform|kernel[\\/]form[\\/](form|field|text-fields)\.|core[\\/].*[\\/](formGroup|inputGroup|textArea|controls|htmlSelect|callout)\.js/,
    minShareCount,
    priority: 11,
  },
  {
    name: 'comum',
    test: /kernel[\\/](frame|session|search|apollo|ui[\\/](?!modal|page-header))|@blueprintjs[\\/]core(?!.*dialog)|@floating-ui|@apollo/,
    minShareCount,
    priority: 11,
  },
  { name: 'telas', test: /[\\/]client[\\/]kernel[\\/]|@blueprintjs/, minShareCount, priority: 10 },
  {
    name: 'enderecos',
    test: /client[\\/]features[\\/](?!igreja[\\/]urls).*[\\/]urls\.ts$|kernel[\\/]house|avisos\.generated/,
    priority: 8,
    includeDependenciesRecursively: false,
  },
  { name: 'icones', test: /@blueprintjs[\\/]icons/, minShareCount: 3, priority: 7 },
  { name: 'partes', test: /client[\\/]kernel[\\/](?!form|rich|pdf|print)/, maxModuleSize: 6000, priority: 6, ...alone },
  { name: 'regras', test: /client[\\/]gql[\\/]/, priority: 6, ...alone },
  { name: (id) => area.exec(id)?.[1] ?? null, test: area, priority: 5, ...alone },
]
