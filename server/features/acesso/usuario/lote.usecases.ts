import { alterarPerfisInput, loteInput } from '../../../../schema/rules/acesso/lote.input.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { inviteManyToSetPassword } from '../senha/index.js'
import { endOtherAccess, endSessions } from '../sessao/index.js'
import { confirmed } from './confirm-perfil.js'
import { batch, resultOf } from './lote.js'
import { setActive, setPerfil } from './lote.queries.js'
import { refuseLink, refusePerfilChange, refuseRemoval, refuseReturn } from './usuario.rules.js'

/*
 * Bulk actions on people. Each runs in one transaction, with as many statements for a hundred people as for one.
 * Refused people are listed with the reason, and the action applies to all other people.
 */

export const ativarUsuarios = useCase({
  action: 'usuario.escrever',
  input: loteInput,
  async run(work, { ids }) {
    const { aceitos, recusados } = await batch(work, ids, (person) =>
      person.usuarioAtivo === 1 ? 'Esta pessoa já está ativa.' : (refuseReturn(work.ctx, person)?.message ?? null),
    )
    if (aceitos.length) await setActive(work, numbers(aceitos), 1)
    return resultOf(aceitos.length, recusados, {
      none: 'Nenhuma pessoa ativada',
      one: 'pessoa ativada',
      many: 'pessoas ativadas',
    })
  },
})

export const desativarUsuarios = useCase({
  action: 'usuario.escrever',
  input: loteInput,
  async run(work, { ids }) {
    const { aceitos, recusados } = await batch(work, ids, (person) =>
      person.usuarioAtivo === 0
        ? 'Esta pessoa já está inativa.'
        : (refuseRemoval(work.ctx, person, 'desativado')?.message ?? null),
    )
    if (aceitos.length) {
      await setActive(work, numbers(aceitos), 0)
      await endSessions(work, numbers(aceitos))
      await endOtherAccess(work.ctx, work, numbers(aceitos), 'gone')
    }
    return resultOf(aceitos.length, recusados, {
      none: 'Nenhuma pessoa desativada',
      one: 'pessoa desativada',
      many: 'pessoas desativadas',
    })
  },
})

/** Gives several people one perfil, for example after an import, under the rules for one person. */
export const alterarPerfilUsuarios = useCase({
  action: 'usuario.alterarPerfil',
  input: alterarPerfisInput,
  prepare: confirmed,
  async run(work, { ids, perfil }) {
    const { aceitos, recusados } = await batch(work, ids, (person) =>
      person.perfil === perfil
        ? 'Esta pessoa já tem este perfil.'
        : (refusePerfilChange(work.ctx, person, perfil)?.message ?? null),
    )
    if (aceitos.length) await setPerfil(work, numbers(aceitos), perfil)
    return resultOf(aceitos.length, recusados, {
      none: 'Nenhum perfil alterado',
      one: 'perfil alterado',
      many: 'perfis alterados',
    })
  },
})

// API tokens may not send password links, as in enviarLinkSenha.
export const enviarLinksSenha = useCase({
  action: 'usuario.escrever',
  sessionOnly: true,
  input: loteInput,
  async run(work, { ids }) {
    const { aceitos, recusados } = await batch(work, ids, (person) => refuseLink(work.ctx, person)?.message ?? null)
    if (aceitos.length) await inviteManyToSetPassword(work, numbers(aceitos), { again: true })
    if (!work.ctx.services.config.smtpUrl) return resultOf(aceitos.length, recusados, withoutEmails)
    return resultOf(aceitos.length, recusados, {
      none: 'Nenhum link enviado',
      one: 'link para criar a senha a caminho',
      many: 'links para criar a senha a caminho',
    })
  },
})

/** Said where the server sends no e-mails. */
const withoutEmails = {
  none: 'Nenhum link criado',
  one: 'link para criar a senha guardado com quem cuida do sistema, porque este servidor não envia e-mails',
  many: 'links para criar a senha guardados com quem cuida do sistema, porque este servidor não envia e-mails',
}

const numbers = (people: readonly { id: number }[]): number[] => people.map(({ id }) => id)
