import { z } from 'zod'
import type { Viewer } from '../../../kernel/access/can.js'
import { auditEvent } from '../../../kernel/audit.js'
import { conflict } from '../../../kernel/errors.js'
import { recordToChange } from '../../../kernel/tenant/records.js'
import { useCase } from '../../../kernel/use-case.js'
import { Cliente } from '../cliente/index.js'
import { confirmPassword } from '../sessao/index.js'
import { anonimizar } from './anonimizar.js'

const senhaInput = z.object({ senha: z.string('Informe a senha atual.').min(1, 'Informe a senha atual.').max(200) })

/** In how many days a closed church is erased; until then its administrator may take it back. */
export const diasDeGraca = 30

export const excluirMinhaConta = useCase({
  action: 'eu.escrever',
  input: senhaInput,
  prepare: (ctx, { senha }) => confirmPassword(ctx, 'senha', senha),
  async run(work) {
    const { id } = work.ctx.viewer as Viewer
    await anonimizar(work, id)
    await auditEvent(work, 'lgpd.anonimizar', null, { id_registro: id })
    return { message: 'A sua conta foi excluída e os seus dados foram apagados.' }
  },
})

export const encerrarIgreja = useCase({
  action: 'igreja.encerrar',
  input: senhaInput,
  prepare: (ctx, { senha }) => confirmPassword(ctx, 'senha', senha),
  async run(work) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    if (igreja.apagarEm) throw conflict('A conta da igreja já está sendo encerrada.')
    igreja.apagarEm = new Date(Date.now() + diasDeGraca * 24 * 3_600_000)
    return { message: `A conta da igreja será apagada em ${diasDeGraca} dias. Até lá, você pode desistir.` }
  },
})

export const manterIgreja = useCase({
  action: 'igreja.encerrar',
  input: z.object({}),
  async run(work) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    if (!igreja.apagarEm) throw conflict('A conta da igreja não está sendo encerrada.')
    // part of it may be gone already
    if (igreja.apagarEm < new Date()) throw conflict('O prazo para desistir terminou: os dados estão sendo apagados.')
    igreja.apagarEm = null
    return { message: 'A conta da igreja foi mantida.' }
  },
})
