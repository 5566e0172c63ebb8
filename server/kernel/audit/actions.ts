import type { Action } from '../access/actions.js'

/**
 * Names, in words for people, of audited events that are not actions of the permission table. These are the kernel's;
 * features add theirs, each in its `<feature>.actions.ts`.
 */
export const kernelEvents = {
  'demonstracao.preencher': 'Dados de demonstração',
  'email.enviar': 'E-mail enviado',
  'plataforma.administrador': 'Acesso dado na linha de comando',
  'plataforma.consultar': 'Consulta da plataforma',
  sistema: 'Sistema',
} as const

type KernelEvents = typeof kernelEvents

/**
 * All events. A feature's file of actions adds its own:
 * `declare module '<path>/kernel/audit/actions.js' { interface Events extends OwnEvents {} }`
 */
export interface Events extends KernelEvents {}

/** The name of anything that the audit log records. */
export type Acao = Action | keyof Events
