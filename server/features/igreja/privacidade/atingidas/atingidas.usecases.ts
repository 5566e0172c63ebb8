import { atingidasInput } from '../../../../../schema/rules/igreja/atingidas.input.js'
import { invalid } from '../../../../kernel/base/errors.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import { readCase } from '../../../../kernel/work/use-case.js'
import { readFuso } from '../../../acesso/cliente/index.js'
import { idsOfPessoas } from '../../incidente/index.js'
import { affectedPeople } from './atingidas.queries.js'

/** Suggests whose data may have been hit, from what the audit log has of somebody or of some days. */
export const findAffected = readCase({
  action: 'incidente.ler',
  input: atingidasInput,
  async run(work, { idUsuario: ref, de, ate }) {
    // it reads the log, and people's names
    work.ctx.authorise('auditoria.ler')
    work.ctx.authorise('usuario.ler')
    const idCliente = work.ctx.ownTenant(work.idCliente)
    const church: Reading & { idCliente: number } = { ...work, idCliente }
    const [idUsuario = null] = ref ? await idsOfPessoas(church, [ref]) : []
    if (ref && idUsuario === null) throw invalid({ idUsuario: 'Pessoa não encontrada.' })
    return affectedPeople(church, { idUsuario, de, ate }, await readFuso(church))
  },
})
