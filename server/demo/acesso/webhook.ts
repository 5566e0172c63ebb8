import { sql } from 'kysely'
import { assunto, newSecret, sealSecret } from '../../features/acesso/webhook/index.js'
import type { Demo } from '../context.js'

/** A webhook that is switched off, because what it sends would leave the machine, with what it sent before. */
export async function webhook({ work, idUsuario, secretKey }: Demo): Promise<void> {
  const { db, idCliente } = work
  const { id } = await db
    .insertInto('webhook')
    .values({
      idCliente,
      idUsuario,
      url: 'https://site.betel.example/avisos',
      descricao: 'Site da igreja',
      assuntos: sql<string[]>`${JSON.stringify([assunto('evento', 'criar'), assunto('evento', 'alterar')])}::jsonb`,
      segredo: sealSecret({ secretKey }, newSecret()),
      ativo: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hour = 3_600_000
  const sent = [
    { situacao: 'entregue', tentativas: 1, status: 204, duracao: 84, problema: null },
    { situacao: 'entregue', tentativas: 2, status: 200, duracao: 131, problema: null },
    { situacao: 'falhou', tentativas: 9, status: 500, duracao: 402, problema: 'O servidor respondeu 500.' },
  ] as const
  const rows = sent.map((each, index) => {
    const quando = new Date(Date.now() - (sent.length - index) * 26 * hour)
    return {
      ...each,
      idCliente,
      idWebhook: id,
      evento: 'evento.criado',
      quando,
      concluidaEm: new Date(quando.getTime() + hour),
    }
  })
  await db.insertInto('webhook_entrega').values(rows).execute()
}
