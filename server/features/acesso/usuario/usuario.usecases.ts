import { z } from 'zod'
import {
  alterarPerfilInput,
  listarUsuariosInput,
  perfisDeCadastro,
  usuarioInput,
  usuarioRef,
} from '../../../../schema/rules/acesso/usuario.input.js'
import { perfis } from '../../../../schema/rules/perfis.js'
import { mayDoMoreThanMembers } from '../../../kernel/access/above.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { keepUnseen } from '../../../kernel/access/unseen.js'
import { encrypt } from '../../../kernel/base/crypto.js'
import { AppError, conflict, forbidden, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { uploadInput } from '../../../kernel/work/files/files.input.js'
import { recordFile, storeImage } from '../../../kernel/work/files/files.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { hasPassword, inviteToSetPassword, noteLinkShown } from '../senha/index.js'
import { changeEmail, endOtherAccess, endSessions, sealedCase } from '../sessao/index.js'
import { confirmed, refuseUnconfirmed, refuseUnconfirmedEmail, senhaForEmail } from './confirm-perfil.js'
import { emailOfOther, withNote } from './email-compartilhado.js'
import { Usuario } from './usuario.entity.js'
import { type ListUsuariosInput, listRows, read, usuarioById, withRights, withSameData } from './usuario.queries.js'
import {
  asRemembered,
  asSeenBy,
  filterActions,
  hiddenFields,
  ownsChurch,
  perfilOfNew,
  personSearch,
  type Refusal,
  type Requester,
  refuseEmailChange,
  refuseGiving,
  refuseLink,
  refusePerfilChange,
  refuseRemoval,
  refuseReturn,
  senhaLink,
} from './usuario.rules.js'

const missing = 'Pessoa não encontrada.'
const sameEmail = uniqueBy('usuario_email', 'email', 'Já existe uma pessoa com este e-mail.')
const sameCpf = uniqueBy('usuario_cpf', 'cpf', 'Já existe uma pessoa com este CPF.')

type Work = Writing & { ctx: Requester }

/**
 * Refuses to order people by e-mails that the current user may not read, because the order would reveal them.
 * @throws FORBIDDEN
 */
export function refuseEmailOrder(who: Requester, ordem: { campo: string } | null | undefined): void {
  if (ordem?.campo === 'email' && !who.reachesAll('usuario.lerEmail'))
    throw forbidden('Seu acesso não permite ordenar pessoas por e-mail.')
}

/** The list that the current user may see, for reads that ask for `filterActions` too: the screens, REST and the exports. */
export async function listVisible(
  work: Reading & { ctx: Requester & Pick<Context, 'limitedTo'> },
  input: ListUsuariosInput,
) {
  const personal = work.ctx.reachesAll('usuario.lerDadosPessoais')
  refuseBin(work.ctx, input.filtro)
  // a sort order or a filter by hidden data would reveal the data
  if (!personal && (input.filtro?.mesAniversario || input.ordem?.campo === 'dataNascimento')) {
    throw forbidden('Seu perfil não permite consultar datas de nascimento.')
  }
  refuseEmailOrder(work.ctx, input.ordem)
  const within = input.filtro?.aoAlcanceDe ? work.ctx.limitedTo(input.filtro.aoAlcanceDe) : null
  const list = await listRows(work, input, { search: personSearch(work.ctx), within })
  return { ...list, rows: list.rows.map((row) => asSeenBy(work.ctx, row)) }
}

/** The people whom past data names, also those in the recycle bin, by their names only: see `asRemembered`. */
export const listRemembered = readCase({
  action: 'usuario.ler',
  input: listarUsuariosInput,
  also: filterActions,
  async run(work, { columns, ...input }) {
    refuseBin(work.ctx, input.filtro)
    refuseEmailOrder(work.ctx, input.ordem)
    if (input.filtro?.mesAniversario || input.ordem?.campo === 'dataNascimento')
      throw forbidden('Estas pessoas não se ordenam nem se filtram por data de nascimento.')
    const asked = { ...input, ...(columns && { columns: [...columns, 'excluidoEm'] }) }
    const list = await listRows(work, asked, { search: 'names', within: null, remembered: true })
    return { ...list, rows: list.rows.map((row) => asRemembered(asSeenBy(work.ctx, row))) }
  },
})

export const listUsuarios = readCase({
  action: 'usuario.ler',
  input: listarUsuariosInput,
  also: filterActions,
  run: (work, input) => listVisible(work, input),
})

export const readUsuario = readCase({
  action: 'usuario.ler',
  input: usuarioRef,
  run: async (work, { id }) => asSeenBy(work.ctx, visible(work.ctx, await read(work, id), missing)),
})

export const criarUsuario = useCase({
  action: 'usuario.escrever',
  input: usuarioInput,
  prepare: confirmed,
  async run(work, { versao: _, minhaSenha: __, codigo: ___, emailCompartilhado, ...input }, sure) {
    const { nota, pergunta } = await emailOfOther(work, input, Boolean(emailCompartilhado))
    const data = { ...input, ...given(input), ...(nota !== undefined && withoutEmail(nota, input.observacoes)) }
    const perfil = data.perfil ?? perfilOfNew(work.ctx, work.ctx.caller.overRest === true)
    refuse(refuseGiving(work.ctx, perfil))
    if (!perfisDeCadastro.some((each) => each === perfil)) await refuseUnconfirmed(work, sure)
    await refuseDuplicates(work, data, { pergunta })
    return savedAsSeen(work, work.em.create(Usuario, { idCliente: work.idCliente, ...data, perfil }))
  },
})

export const atualizarUsuario = useCase({
  action: 'usuario.escrever',
  record: 'usuario',
  input: usuarioInput.extend(usuarioRef.shape),
  prepare: confirmed,
  async run(work, { id, versao, minhaSenha: _, codigo: __, emailCompartilhado, ...sent }, sure) {
    const usuario = await recordToChange(work, Usuario, id, { versao, missing })
    const seen = keepUnseen(sent, hiddenFields(work.ctx, usuario))
    const { nota, pergunta } = await emailOfOther(work, seen, Boolean(emailCompartilhado), usuario.id)
    const { email, ...input } = nota
      ? { ...seen, ...withoutEmail(nota, seen.observacoes ?? usuario.observacoes) }
      : seen
    const data = { ...input, ...given(input) }
    if (data.perfil !== undefined && data.perfil !== usuario.perfil) {
      refuse(refusePerfilChange(work.ctx, usuario, data.perfil))
      await refuseUnconfirmed(work, sure)
    }
    await setActive(work, usuario, data.usuarioAtivo ?? usuario.usuarioAtivo)
    if (email !== undefined) await changeEmail(work, usuario, email, () => refuseEmail(work, usuario, sure))
    await refuseDuplicates(work, { email, cpf: data.cpf }, { except: usuario.id, pergunta })
    work.em.assign(usuario, data, { ignoreUndefined: true })
    return savedAsSeen(work, usuario)
  },
})

export const ativarUsuario = useCase({
  action: 'usuario.escrever',
  record: 'usuario',
  input: usuarioRef,
  async run(work, { id }) {
    const usuario = await recordToChange(work, Usuario, id, { missing })
    await setActive(work, usuario, 1)
    return savedAsSeen(work, usuario)
  },
})

export const desativarUsuario = useCase({
  action: 'usuario.escrever',
  record: 'usuario',
  input: usuarioRef,
  async run(work, { id }) {
    const usuario = await recordToChange(work, Usuario, id, { missing })
    await setActive(work, usuario, 0)
    return savedAsSeen(work, usuario)
  },
})

export const alterarPerfilUsuario = useCase({
  action: 'usuario.alterarPerfil',
  record: 'usuario',
  input: alterarPerfilInput.extend(usuarioRef.shape),
  prepare: confirmed,
  async run(work, { id, versao, perfil }) {
    const usuario = await recordToChange(work, Usuario, id, { versao, missing })
    refuse(refusePerfilChange(work.ctx, usuario, perfil))
    usuario.perfil = perfil
    return savedAsSeen(work, usuario)
  },
})

/** Lets a person without a perfil in as a member, for what is given to that person now; who has one keeps it. */
export async function becomeMembro(work: Writing & { ctx: Context }, id: number): Promise<void> {
  const usuario = await recordToChange(work, Usuario, id, { missing })
  if (usuario.perfil !== perfis.none) return
  refuse(refusePerfilChange(work.ctx, usuario, perfis.member))
  usuario.perfil = perfis.member
}

export const excluirUsuario = useCase({
  action: 'usuario.escrever',
  // whoever leads a group keeps it, whoever deletes the person
  wholeChurch: true,
  record: 'usuario',
  input: usuarioRef,
  async run(work, { id }) {
    const usuario = await recordToChange(work, Usuario, id, { missing })
    refuse(refuseRemoval(work.ctx, await withRights(work, usuario), 'excluído'))
    await refuseHeld(work, usuario.id)
    markDeleted(work, usuario)
    await endSessions(work, usuario.id)
    await endOtherAccess(work.ctx, work, usuario.id, 'gone')
    await passOn(work, usuario.id)
    return { message: 'Pessoa excluída com sucesso.' }
  },
})

export const restaurarUsuario = useCase({
  action: 'lixeira.restaurar',
  record: 'usuario',
  input: usuarioRef,
  async run(work, { id }) {
    const usuario = await recordToChange(work, Usuario, id, { deleted: true, missing })
    if (usuario.anonimizadoEm) throw conflict('Os dados desta pessoa foram apagados; ela não pode ser restaurada.')
    if (usuario.usuarioAtivo !== 0) refuse(refuseReturn(work.ctx, await withRights(work, usuario)))
    await refuseDuplicates(work, usuario, { except: usuario.id })
    for (const { restoresPerson } of work.ctx.services.features) await restoresPerson?.(work, usuario.id)
    markRestored(usuario)
    return savedAsSeen(work, usuario)
  },
})

export const enviarFotoUsuario = useCase({
  action: 'usuario.escrever',
  record: 'usuario',
  input: usuarioRef.extend({ arquivo: uploadInput }),
  prepare: (ctx, { arquivo }, idCliente) => storeImage(ctx, arquivo, idCliente),
  async run(work, { id }, image) {
    const usuario = await recordToChange(work, Usuario, id, { missing })
    usuario.idFoto = await recordFile(work, image)
    return savedAsSeen(work, usuario)
  },
})

/** Removes the picture of a person. Idempotent. */
export const removerFotoUsuario = useCase({
  action: 'usuario.escrever',
  record: 'usuario',
  input: usuarioRef,
  async run(work, { id }) {
    const usuario = await recordToChange(work, Usuario, id, { missing })
    usuario.idFoto = null
    return savedAsSeen(work, usuario)
  },
})

export const enviarMinhaFoto = useCase({
  action: 'eu.escrever',
  input: z.object({ arquivo: uploadInput }),
  prepare: (ctx, { arquivo }, idCliente) => storeImage(ctx, arquivo, idCliente),
  async run(work, _input, image) {
    const usuario = await recordToChange(work, Usuario, work.ctx.viewer?.id ?? 0, { missing })
    usuario.idFoto = await recordFile(work, image)
    return savedAsSeen(work, usuario)
  },
})

export const removerMinhaFoto = useCase({
  action: 'eu.escrever',
  input: z.object({}),
  async run(work) {
    const usuario = await recordToChange(work, Usuario, work.ctx.viewer?.id ?? 0, { missing })
    usuario.idFoto = null
    return savedAsSeen(work, usuario)
  },
})

// API tokens may not send password links, because the link leads to a session, which may do more than the scopes of the
// token.
export const enviarLinkSenha = sealedCase<typeof usuarioRef, { message: string; link: string | null }>(
  useCase({
    action: 'usuario.escrever',
    record: 'usuario',
    sessionOnly: true,
    input: usuarioRef,
    async run(work, { id }) {
      const usuario = await recordToChange(work, Usuario, id, { missing })
      const { id: idUsuario, name, email = null, usuarioAtivo } = usuario
      const { grants } = await withRights(work, usuario)
      // refuseLink also refuses people without an e-mail
      refuse(refuseLink(work.ctx, { email, usuarioAtivo, grants }))
      const link = await inviteToSetPassword(work, { id: idUsuario, name, email: email as string })
      const primeira = !ownsChurch(usuario) && !(await hasPassword(work, idUsuario))
      const answer = senhaLink(work.ctx, { name, email, link, primeira })
      if (answer.link) await noteLinkShown(work, idUsuario)
      return encrypt(work.ctx.services.secretKey, JSON.stringify(answer))
    },
  }),
)

/** A person to whom another record refers, with the fields that the current user may see. */
export async function pessoaById(ctx: Context, id: number | null) {
  const row = await usuarioById(ctx, id)
  return row && asRemembered(asSeenBy(ctx, row))
}

/**
 * The id of a person to whom an input refers.
 * @returns null when this church has no such person
 */
export const idPessoa = (work: Writing, ref: RecordRef) => idOf(work, 'usuario', ref)

const withoutEmail = (nota: string, observacoes: string | null | undefined) => ({
  email: null,
  observacoes: withNote(observacoes, nota),
})

/** Fields that a person must always have: an empty value in the input keeps the stored value. */
const given = ({
  perfil,
  recemConvertido,
  usuarioAtivo,
}: Pick<z.output<typeof usuarioInput>, 'perfil' | 'recemConvertido' | 'usuarioAtivo'>) => ({
  perfil: perfil ?? undefined,
  recemConvertido: recemConvertido ?? undefined,
  usuarioAtivo: usuarioAtivo ?? undefined,
})

/** A person who becomes inactive loses access from the next request on, and must make tokens anew after a return. */
async function setActive(
  work: Writing & { ctx: Context },
  usuario: { id: number; idCliente: number; perfil: number; usuarioAtivo: number },
  active: number,
): Promise<void> {
  if (active === 0 && usuario.usuarioAtivo !== 0) {
    refuse(refuseRemoval(work.ctx, await withRights(work, usuario), 'desativado'))
    await endSessions(work, usuario.id)
    await endOtherAccess(work.ctx, work, usuario.id, 'gone')
  }
  if (active !== 0 && usuario.usuarioAtivo === 0) refuse(refuseReturn(work.ctx, await withRights(work, usuario)))
  usuario.usuarioAtivo = active
}

async function refuseEmail(
  work: Writing & { ctx: Context },
  usuario: { id: number; idCliente: number; perfil: number; email?: string | null | undefined },
  sure: boolean,
): Promise<void> {
  const { ctx } = work
  const person = await withRights(work, usuario)
  refuse(refuseEmailChange(ctx, person))
  if (mayDoMoreThanMembers(person.grants) || !perfisDeCadastro.some((each) => each === usuario.perfil))
    await refuseUnconfirmed(work, sure, senhaForEmail)
  // a first address is written down every day, and opens what a new member's opens
  else if (usuario.email) refuseUnconfirmedEmail(work, sure)
}

export function refuse(refusal: Refusal | null): void {
  if (!refusal) return
  const { code, message, campo } = refusal
  throw new AppError(code, message, campo ? { campos: { [campo]: message } } : {})
}

/**
 * Refuses to deactivate or delete a person in a role that other features need, such as a cell's leader. Somebody else
 * must take the role first.
 */
export async function refuseHeld(work: Writing & { ctx: Context }, idUsuario: number): Promise<void> {
  for (const { holdsPerson } of work.ctx.services.features) {
    const reason = await holdsPerson?.(work, idUsuario)
    if (reason) throw conflict(reason)
  }
}

/** Passes on what a person had who was deleted, or erased, such as a place in an event. */
export async function passOn(work: Writing & { ctx: Context }, idUsuario: number): Promise<void> {
  await work.em.flush()
  for (const { losesPerson } of work.ctx.services.features) await losesPerson?.(work, idUsuario)
}

/**
 * E-mail and CPF are unique in a church; the form shows the error at the field.
 * @param pergunta what the form asks of an e-mail that people may share
 */
async function refuseDuplicates(
  work: Writing,
  { email, cpf }: { email?: string | null | undefined; cpf?: string | null | undefined },
  { except = 0, pergunta }: { except?: number; pergunta?: string | undefined } = {},
): Promise<void> {
  if (!email && !cpf) return
  const same = await withSameData(work, { email, cpf }, except)
  const takenCpf = Boolean(cpf) && same.some((other) => other.cpf === cpf)
  const campos = {
    ...(email && same.some((other) => other.email === email) && sameEmail().details.campos),
    ...(takenCpf ? sameCpf().details.campos : pergunta && { emailCompartilhado: pergunta }),
  }
  const [text] = Object.values(campos)
  if (text) throw new AppError('CONFLICT', text, { campos })
}

const savedAsSeen = async (work: Work, usuario: { id: number }) => asSeenBy(work.ctx, await saved(work, usuario, read))
