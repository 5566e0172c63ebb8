import { administrators, readers, stewards, workers } from '../../../kernel/access/sets.js'

export const usuarioActions = {
  'usuario.ler': readers,
  'usuario.lerEmail': readers,
  'usuario.lerDadosPessoais': workers,
  'usuario.escrever': stewards,
  'usuario.exportar': workers,
  'usuario.importar': stewards,
  'usuario.alterarPerfil': administrators,
} as const

type OwnActions = typeof usuarioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
