import { z } from 'zod'
import { recordRef } from '../../../../schema/rules/formats.js'
import type { Viewer } from '../../../kernel/access/can.js'
import { notFound } from '../../../kernel/base/errors.js'
import { from, isRecord } from '../../../kernel/data/tenant/records.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { inTurn } from '../../../kernel/work/limits/heavy.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { mayReadComentario, type ReservedVisita } from '../../pessoas/visita-pastoral/index.js'
import { igrejaCopy } from './copia-da-igreja.js'
import { dataOfPessoa } from './dados.queries.js'

/** 'Solicitar Dados': all data that the church has about the current user. */
export const requestPersonalData = readCase({
  action: 'eu.ler',
  personal: true,
  input: z.object({}),
  async run(work) {
    const { ctx } = work
    const { id, idCliente } = ctx.viewer as Viewer
    await work.leave()
    const copy = await copyOf(ctx, idCliente, id)
    await auditRead(ctx, idCliente, 'lgpd.solicitarDados', {})
    return copy
  },
})

/** The same of another person, who has no access to ask for it. */
export const copyPessoaData = readCase({
  action: 'dadosPessoa.copiar',
  input: z.object({ id: recordRef() }),
  async run(work, { id: ref }) {
    const { ctx } = work
    const idCliente = ctx.ownTenant(null)
    const scope = { ...work, idCliente }
    const person = await from(scope, 'usuario').select('id').where(isRecord('usuario', ref)).executeTakeFirst()
    if (!person) throw notFound('Pessoa não encontrada.')
    await work.leave()
    const copy = await copyOf(ctx, idCliente, person.id)
    await auditRead(ctx, idCliente, 'lgpd.copiarPessoa', { idPessoa: person.id })
    return copy
  },
})

/** What the copy leaves out, said in it, so that nobody takes it for all that there is. */
const notIncluded = [
  'Senhas, códigos e outros segredos de acesso.',
  'As outras pessoas que estão nos mesmos registros.',
  'O texto dos e-mails que foram enviados a você; estão o assunto e a data.',
  'Os comentários de visitas pastorais, que são reservados.',
  'Os arquivos: fotos, anexos e PDFs.',
  'Da auditoria, o que outras pessoas fizeram, exceto na sua própria ficha.',
  'O que textos da igreja dizem de você, como atas, descrições e observações de outros registros.',
  'O que você contou em uma contagem de dinheiro que as duas pessoas ainda não confirmaram.',
]

/** Not in the request's transaction: it hides from a limited leader the own records in groups that others lead. */
async function copyOf({ services }: Context, idCliente: number, id: number) {
  const reading = await openReading(services.sessions, idCliente)
  try {
    const scope = { ...reading, idCliente }
    const { nome } = await from(scope, 'cliente').select('nome').executeTakeFirstOrThrow()
    const { usuario, ...registros } = await dataOfPessoa(scope, id)
    return {
      geradoEm: new Date().toISOString(),
      igreja: nome,
      naoInclui: notIncluded,
      pessoa: usuario?.[0] ?? null,
      registros,
    }
  } finally {
    await reading.end()
  }
}

/** Exports the whole church, for its administrator. */
export const exportIgreja = readCase({
  action: 'igreja.exportar',
  input: z.object({}),
  async run({ ctx, leave }) {
    const idCliente = ctx.ownTenant(null)
    await leave()
    await auditRead(ctx, idCliente, 'igreja.exportar', {})
    const readsComentario = (visita: ReservedVisita) => mayReadComentario(visita, ctx)
    const data = await inTurn(ctx, idCliente, () =>
      igrejaCopy(ctx.services, idCliente, { leComentario: readsComentario }),
    )
    return { filename: `igreja-${idCliente}.zip`, type: 'application/zip', data }
  },
})
