import { z } from 'zod'
import { codigoDeVerificacao } from '../../../../schema/rules/acesso/usuario.input.js'
import { recordRef } from '../../../../schema/rules/formats.js'
import type { Viewer } from '../../../kernel/access/can.js'
import { conflict } from '../../../kernel/base/errors.js'
import { from, isRecord, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { Cliente } from '../../acesso/cliente/index.js'
import { confirmAgain, confirmAgainIn, endSessions } from '../../acesso/sessao/index.js'
import { refuse, refuseRemoval, withRights } from '../../acesso/usuario/index.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { anonymise, type Kept, lockIgreja } from './anonimizar.js'
import { acertarCobranca } from './cobranca.job.js'
import { tellClosing, tellKept } from './encerramento.js'

type Work = Writing & { ctx: Context }

const missing = 'Pessoa não encontrada.'

const senhaInput = z.object({
  senha: z.string('Informe a senha atual.').min(1, 'Informe a senha atual.').max(200),
  codigo: codigoDeVerificacao,
})

/** Days after which a closed church is deleted. Until then its administrator can reopen it. */
export const daysOfGrace = 30

export const excluirMinhaConta = useCase({
  action: 'eu.escrever',
  // the name of a leader who is limited to the own groups stands in other groups' records too
  personal: true,
  input: senhaInput,
  prepare: (ctx, input) => confirmAgainIn(ctx, 'senha', input),
  async run(work) {
    const { id } = work.ctx.viewer as Viewer
    const kept = await anonymise(work, id)
    await auditEvent(work, 'lgpd.anonimizar', null, { id_registro: id })
    return { message: ['A sua conta foi excluída e os seus dados foram apagados.', ...exceptions(kept)].join(' ') }
  },
})

/**
 * The same for another person, who asks the church for it, and often has no access. What keeps a person from being
 * deleted, such as leading a cell, keeps the person from being erased. A person in the recycle bin is erased from there.
 */
export const apagarDadosDaPessoa = useCase({
  action: 'dadosPessoa.apagar',
  record: 'usuario',
  input: z.object({ id: recordRef(), minhaSenha: senhaInput.shape.senha, codigo: codigoDeVerificacao }),
  prepare: confirmAgain,
  async run(work, { id: ref }) {
    // before the person, as for somebody who leaves alone: so two such transactions never deadlock
    await lockIgreja(work)
    const { excluidoEm } =
      (await from(work, 'usuario').select('excluidoEm').where(isRecord('usuario', ref)).executeTakeFirst()) ?? {}
    const usuario = await recordToChange(work, Usuario, ref, { deleted: Boolean(excluidoEm), missing })
    if (usuario.anonimizadoEm) throw conflict('Os dados desta pessoa já foram apagados.')
    refuse(refuseRemoval(work.ctx, await withRights(work, usuario), 'excluído'))
    await endSessions(work, usuario.id)
    const kept = await anonymise(work, usuario.id)
    await auditEvent(work, 'lgpd.anonimizar', work.ctx.viewer?.id ?? null, { id_registro: usuario.id })
    return { message: ['Os dados desta pessoa foram apagados.', ...exceptions(kept, 'O nome dela')].join(' ') }
  },
})

/** A text that explains where the name remains, and why. */
function exceptions({ atas, homonimo, prestacoes }: Kept, nome = 'O seu nome'): string[] {
  const minutes = atas === 1 ? '1 ata aprovada, que a lei manda' : `${atas} atas aprovadas, que a lei manda`
  const statements = (n: number) =>
    `${n === 1 ? 'no PDF guardado de 1 prestação de contas' : `nos PDFs guardados de ${n} prestações de contas`} que a assembleia decidiu.`
  const { conselho, citam } = prestacoes
  return [
    ...(conselho > 0 ? [`${nome}, como parte do conselho, continua ${statements(conselho)}`] : []),
    ...(citam > 0 ? [`${nome}, citado em um texto, continua ${statements(citam)}`] : []),
    ...(atas > 0 ? [`${nome} continua em ${minutes} guardar sem mudanças.`] : []),
    ...(homonimo ? ['Outra pessoa da igreja tem o mesmo nome: nos textos da igreja ele fica.'] : []),
  ]
}

export const encerrarIgreja = useCase({
  action: 'igreja.encerrar',
  input: senhaInput,
  prepare: (ctx, input) => confirmAgainIn(ctx, 'senha', input),
  async run(work) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    if (igreja.apagarEm) throw conflict('A conta da igreja já está sendo encerrada.')
    igreja.apagarEm = new Date(Date.now() + daysOfGrace * 24 * 3_600_000)
    await work.em.flush()
    await tellClosing(work, igreja.nome, igreja.apagarEm)
    const paying = await settleBill(work)
    const bill = paying ? ' Nada mais será cobrado.' : ''
    return { message: `A conta da igreja será apagada em ${daysOfGrace} dias. Até lá, você pode desistir.${bill}` }
  },
})

export const manterIgreja = useCase({
  action: 'igreja.encerrar',
  input: z.object({}),
  async run(work) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    if (!igreja.apagarEm) throw conflict('A conta da igreja não está sendo encerrada.')
    // too late: part of the data may have been deleted already
    if (igreja.apagarEm < new Date()) throw conflict('O prazo para desistir terminou: os dados estão sendo apagados.')
    igreja.apagarEm = null
    await work.em.flush()
    await tellKept(work, igreja.nome)
    const paying = await settleBill(work)
    const over = paying?.situacao === 'cancelada'
    const bill = over ? ' A assinatura já terminou: assine de novo em Configurações, Assinatura.' : ''
    return { message: `A conta da igreja foi mantida.${bill}` }
  },
})

/**
 * Queues the job that informs the payment provider. So an account can be closed or reopened even while the provider
 * does not respond.
 */
async function settleBill(work: Work) {
  const { ctx } = work
  if (!ctx.services.config.billing) return undefined
  const paying = await from(work, 'assinatura').select('situacao').executeTakeFirst()
  if (paying) await ctx.services.jobs.send(work, acertarCobranca, ctx.author('igreja.encerrar'), {})
  return paying
}
