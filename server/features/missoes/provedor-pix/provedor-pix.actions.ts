import { perfis } from '../../../../schema/rules/perfis.js'
import { workers } from '../../../kernel/access/sets.js'

export const provedorPixActions = {
  'provedorPix.ler': workers,
  // not for the platform: whoever changes it decides which bank the books believe
  'provedorPix.configurar': { bySession: [perfis.administrator] },
} as const

export const provedorPixEvents = {
  'provedorPix.alterar': 'Pix pelo banco alterado',
  'provedorPix.registrar': 'Aviso do Pix registrado no banco',
} as const

type OwnActions = typeof provedorPixActions
type OwnEvents = typeof provedorPixEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
