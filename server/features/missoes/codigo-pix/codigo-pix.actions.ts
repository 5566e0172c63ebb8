import { perfis } from '../../../../schema/rules/perfis.js'
import { churchWorkers, workers } from '../../../kernel/access/sets.js'

export const codigoPixActions = {
  // for oneself: the code names the person who gives
  'codigoPix.gerar': [...churchWorkers, perfis.member],
  'codigoPix.ler': workers,
  // not for the platform: whoever changes the key decides where the church's money goes
  'codigoPix.mudarChave': { bySession: [perfis.administrator] },
  'codigoPix.publicar': { bySession: [perfis.administrator] },
} as const

type OwnActions = typeof codigoPixActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
