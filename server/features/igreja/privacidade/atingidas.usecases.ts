import { invalid } from '../../../kernel/errors.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { idsDasPessoas } from '../incidente/index.js'
import { atingidasInput } from './atingidas.input.js'
import { atingidas } from './atingidas.queries.js'

/** Suggests whose data may have been hit, from what the audit log has of somebody or of some days. */
export const buscarAtingidas = readCase({
  action: 'incidente.ler',
  input: atingidasInput,
  async run(work, { idUsuario: ref, de, ate }) {
    // it reads the log, and people's names
    work.ctx.authorise('auditoria.ler')
    work.ctx.authorise('usuario.ler')
    const idCliente = work.ctx.ownTenant(work.idCliente)
    const church: Reading & { idCliente: number } = { ...work, idCliente }
    const [idUsuario = null] = ref ? await idsDasPessoas(church, [ref]) : []
    if (ref && idUsuario === null) throw invalid({ idUsuario: 'Pessoa não encontrada.' })
    return atingidas(church, { idUsuario, de, ate }, await fusoHorario(church))
  },
})
