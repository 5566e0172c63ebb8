import type { Action } from './actions.js'

/**
 * Names for people of the kernel's audited events that are not actions of the permission table. Each feature adds the
 * names of its own events in its `<feature>.actions.ts`.
 */
export const kernelEvents = {
  'demonstracao.preencher': 'Dados de demonstração',
  'email.enviar': 'E-mail enviado',
  'igreja.mudar': 'Mudança para outro servidor',
  'igreja.restaurar': 'Restauração de uma cópia de segurança',
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
export type AuditedAction = Action | keyof Events
