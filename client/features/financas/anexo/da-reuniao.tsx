import { Anexos } from './anexos'

/** The attachments of a meeting and its minutes. */
export function AnexosDaReuniao({ reuniao }: { reuniao: { id: number; excluidoEm: string | null } }) {
  return <Anexos especie="reuniaoLideranca" record={reuniao} />
}
