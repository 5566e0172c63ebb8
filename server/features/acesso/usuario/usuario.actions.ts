import { perfis } from '../../../kernel/access/perfis.js'
import { administrators, readers, stewards, workers } from '../../../kernel/access/sets.js'

export const usuarioActions = {
  'usuario.ler': readers,
  'usuario.lerEmail': readers,
  'usuario.lerDadosPessoais': workers,
  'usuario.escrever': stewards,
  'usuario.exportar': workers,
  'usuario.importar': stewards,
  'usuario.alterarPerfil': administrators,
  // of one church; the platform reads its data by other means
  'usuario.verComo': [perfis.administrator],
} as const

type OwnActions = typeof usuarioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
