import { type FiltroUsuario, perfisDeCadastro } from '../../../../schema/rules/acesso/usuario.input.js'
import { noon } from '../../../../schema/rules/dates.js'
import { isAbove, mayDoMore, mayDoMoreThanMembers } from '../../../kernel/access/above.js'
import { type Action, type Grants, type Perfil, perfis } from '../../../kernel/access/actions.js'
import { mayBeSeenBy } from '../../../kernel/access/preview.js'
import { recordActions } from '../../../kernel/access/record-actions.js'

/** The default perfil of a new person is none: access must be granted explicitly. */
const initialPerfil: Perfil = perfis.none

/** Fields of other people that are shown only to people who may read personal data. */
export const personalFields = [
  'telefoneUsuario',
  'cpf',
  'dataNascimento',
  'aniversario',
  'sexo',
  'estadoCivil',
  'cep',
  'endereco',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'dataConversao',
  'dataBatismo',
  'observacoes',
] as const

const hideable = [...personalFields, 'email'] as const

type PersonalData = { id: number } & Record<(typeof hideable)[number], string | null>

/** The current user and the request's context. */
export interface Requester {
  viewer: { id: number; perfil: number; grants: Grants; escopos?: readonly string[] } | null
  can(action: Action): boolean
  reachesAll(action: Action): boolean
  reachesPerson(action: Action, idUsuario: number): boolean
}

export const readsPersonalData = (who: Requester, idUsuario: number): boolean =>
  who.viewer?.id === idUsuario || who.reachesPerson('usuario.lerDadosPessoais', idUsuario)

/** Whether the current user may see the telephone of this person: who leads a group reads those of its people. */
export const readsTelephone = (who: Requester, idUsuario: number): boolean =>
  who.viewer?.id === idUsuario || who.reachesPerson('usuario.lerTelefone', idUsuario)

/** Whether the current user may see the e-mail of this person. */
export const readsEmail = (who: Requester, idUsuario: number): boolean =>
  who.viewer?.id === idUsuario || who.reachesPerson('usuario.lerEmail', idUsuario)

/**
 * A record of another kind that names a person, with the person's e-mail only for those who may see it.
 * @param idUsuario the column with the person's id
 * @param email the column with the e-mail
 */
export const emailAsSeen = <Row extends object>(
  who: Requester,
  row: Row,
  idUsuario: keyof Row,
  email: keyof Row,
): Row => (row[email] && !readsEmail(who, Number(row[idUsuario])) ? { ...row, [email]: null } : row)

/** What a search of people may match: only names, also e-mails, or everything that the search text contains. */
export type PersonSearch = 'names' | 'emails' | 'everything'

/** A search must not match what its results hide, because the matches would reveal it. */
export function personSearch(who: Requester): PersonSearch {
  if (who.reachesAll('usuario.lerDadosPessoais')) return 'everything'
  return who.reachesAll('usuario.lerEmail') ? 'emails' : 'names'
}

/**
 * What is said after a password link was written. Where the server sends no e-mails, the church's administrators hand it
 * over to who never had a password, and the platform's to everybody; nobody else sees it.
 * @param person `primeira`: never had a password, and is not responsible for the church
 */
export function senhaLink(
  who: { can(action: Action): boolean; services: { config: { smtpUrl?: string | undefined } } },
  { name, email, link, primeira }: { name: string; email: string | null; link: string; primeira: boolean },
): { message: string; link: string | null } {
  if (who.services.config.smtpUrl) return { message: `Link para criar a senha enviado para ${email}.`, link: null }
  return (primeira && who.can('igreja.administrar')) || who.can('plataforma.operar')
    ? { message: `Este servidor não envia e-mails: entregue a ${name} o link para criar a senha.`, link }
    : { message: 'Este servidor não envia e-mails: o link ficou guardado com quem cuida do sistema.', link: null }
}

/** `hiddenFields` of a person: the fields that the current user may not read. */
export const hiddenFields = (who: Requester, { id }: { id: number }): string[] => [
  ...(readsPersonalData(who, id)
    ? []
    : personalFields.filter((field) => field !== 'telefoneUsuario' || !readsTelephone(who, id))),
  ...(readsEmail(who, id) ? [] : ['email']),
]

/**
 * The actions that read what the filters of the people's list reveal: who is in a group, who has a function. Null: the
 * list itself shows it, or the list checks it otherwise.
 */
const revealing = {
  usuarioAtivo: null,
  recemConvertido: null,
  perfil: null,
  mesAniversario: null,
  idDepartamento: 'departamento.ler',
  foraDoDepartamento: 'departamento.ler',
  foraDoEvento: 'evento.ler',
  foraDaMissao: 'missao.ler',
  foraDoGrupoLouvor: 'grupoLouvor.ler',
  foraDaCelula: 'celula.ler',
  foraDaClasseEBD: 'classeEBD.ler',
  foraDoEncontro: 'encontro.ler',
  comAcesso: 'funcao.ler',
  deixouDeVir: 'presencaCulto.ler',
  aoAlcanceDe: null,
  excluidos: null,
} as const satisfies Record<keyof FiltroUsuario, Action | null>

/** The actions that a list of people with this filter needs. */
export const filterActions = ({ filtro }: { filtro?: FiltroUsuario | null | undefined }): Action[] =>
  Object.entries(revealing).flatMap(([field, action]) =>
    action && filtro?.[field as keyof FiltroUsuario] ? [action] : [],
  )

/**
 * What the list of people shows of everybody besides the name: who has an account and of which kind, and who is new. For
 * whoever reads neither the list nor the telephone of this person, everybody looks like a member.
 */
const unlisted = { perfil: perfis.member, recemConvertido: 0, usuarioAtivo: 1 }

const readsListed = (who: Requester, idUsuario: number): boolean =>
  readsTelephone(who, idUsuario) || who.can('usuario.ler') || who.can('usuario.escrever')

/** The record as the current user may see it: one's own record completely, other people without personal data. */
export function asSeenBy<Row extends PersonalData>(who: Requester, row: Row): Row {
  const hidden = hiddenFields(who, row)
  const nothing = Object.fromEntries(hidden.map((field) => [field, null]))
  if (!readsListed(who, row.id)) return { ...row, ...nothing, ...unlisted }
  return hidden.length ? { ...row, ...nothing } : row
}

/**
 * The rule for people in the recycle bin. Current data does not contain them: members, leaders, responsible people of
 * departments and missions, choices, counts. Past data shows their name: baptisms, visits, roll calls, minutes. Their
 * contact data and picture are hidden until they are restored.
 */
export function asRemembered<Row extends PersonalData & { uuidFoto: string | null; excluidoEm: Date | null }>(
  row: Row,
): Row {
  if (!row.excluidoEm) return row
  const nothing = Object.fromEntries(hideable.map((field) => [field, null]))
  return { ...row, ...nothing, uuidFoto: null }
}

/** The address of the picture for the browser; each request to it is authorised again. */
export const fotoUrl = ({ uuidFoto }: { uuidFoto: string | null }): string | null => uuidFoto && `/arquivos/${uuidFoto}`

/** Why an operation is refused: because of the current user's perfil, or because of the record's state. */
export interface Refusal {
  code: 'FORBIDDEN' | 'CONFLICT'
  message: string
  /** the field with the refused value */
  campo?: string
}

const forbidden = (message: string): Refusal => ({ code: 'FORBIDDEN', message })
const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/**
 * A token must not lead to a session, which may do more than the token's scopes. So a token does not change who may
 * sign in as whom: only a session changes an e-mail, a perfil, or lets somebody with rights return.
 */
const notByToken = ({ viewer }: Requester, campo: string, what: string): Refusal | null =>
  viewer?.escopos
    ? { ...forbidden(`Um token de API não pode ${what}. Entre no sistema com a sua senha.`), campo }
    : null

interface Person {
  id: number
  idCliente: number
  perfil: number
}

/** A person with the rank: what that person may do now or later. */
export interface PersonWithRights extends Person {
  grants: Grants
}

/** Whether the person signed up the church: then the church's id is the person's id. */
export const ownsChurch = ({ id, idCliente }: Person): boolean => id === idCliente

/**
 * The perfil of a new person for whom none was named. The sessions of old integrations create members over REST,
 * because they make no second call to give access.
 */
export const perfilOfNew = ({ viewer }: Requester, overRest: boolean): Perfil =>
  overRest && !viewer?.escopos ? perfis.member : initialPerfil

/**
 * Checks whether the current user may give this perfil to a new person. Some perfis need only the permission to
 * register people. For the others, and for those that a token would give, the rules for changing a perfil apply: with
 * the new person's e-mail the owner of a stolen token could set a password.
 */
export const refuseGiving = (who: Requester, perfil: number): Refusal | null =>
  perfil === initialPerfil || (!who.viewer?.escopos && perfisDeCadastro.some((each) => each === perfil))
    ? null
    : refuseChange(who, perfil, initialPerfil)

/**
 * Checks a change of perfil. It needs the permission to change perfis, and neither the old nor the new perfil may be
 * above the current user's.
 */
function refuseChange(who: Requester, perfil: number, present: number): Refusal | null {
  const token = notByToken(who, 'perfil', 'dar nem retirar este perfil')
  if (token) return token
  if (!who.can('usuario.alterarPerfil')) return forbidden('Seu perfil não permite alterar o perfil de outras pessoas.')
  const own = who.viewer?.perfil ?? -1
  return isAbove(perfil, own) || isAbove(present, own)
    ? forbidden('Não é possível dar nem retirar um perfil acima do seu.')
    : null
}

/** Checks whether the current user may change a person's perfil. */
export function refusePerfilChange(who: Requester, person: Person, perfil: number): Refusal | null {
  if (perfil === person.perfil) return null
  const refusal = refuseChange(who, perfil, person.perfil)
  if (refusal) return refusal
  if (person.id === who.viewer?.id) return conflict('Não é possível alterar o próprio perfil.')
  return ownsChurch(person) ? conflict('O perfil do responsável pela igreja não pode ser alterado.') : null
}

/** Whether the current user may give this person another perfil; checked with the lowest one. */
const mayChangePerfil = (who: Requester, person: Person): boolean =>
  !refusePerfilChange(who, person, person.perfil === perfis.none ? perfis.member : perfis.none)

/**
 * Checks whether the current user may delete or deactivate a person.
 * @param verb 'excluído' or 'desativado'
 */
export function refuseRemoval(
  who: Requester,
  person: PersonWithRights,
  verb: 'excluído' | 'desativado',
): Refusal | null {
  if (person.id === who.viewer?.id) return conflict(`O seu próprio cadastro não pode ser ${verb} por você.`)
  if (ownsChurch(person)) return conflict(`O responsável pela igreja não pode ser ${verb}.`)
  return outranks(who, person) ? forbidden(`Quem pode fazer o que você não pode não pode ser ${verb} por você.`) : null
}

/** Checks whether the current user may let an inactive or deleted person sign in again. */
export function refuseReturn(who: Requester, person: Pick<PersonWithRights, 'grants'>): Refusal | null {
  if (!mayDoMoreThanMembers(person.grants)) return null
  const token = notByToken(who, 'usuarioAtivo', 'devolver o acesso de quem pode mais que um membro')
  if (token) return token
  return outranks(who, person)
    ? forbidden('O acesso de quem pode fazer o que você não pode não pode ser devolvido por você.')
    : null
}

/** Checks whether the current user may have a link to set a password sent to the person's e-mail. */
export function refuseLink(
  who: Requester,
  person: Pick<PersonWithRights, 'grants'> & { email: string | null; usuarioAtivo: number },
): Refusal | null {
  if (!person.email) return conflict('Esta pessoa não tem e-mail cadastrado.')
  if (person.usuarioAtivo !== 1) return conflict('Esta pessoa está inativa e não pode entrar no sistema.')
  return outranks(who, person)
    ? forbidden('Você não pode enviar este link a quem pode fazer o que você não pode.')
    : null
}

/**
 * Checks whether the current user may let a person in for the first time, by a link that is handed over.
 * @param person `temDado`: the record has a fact that the link can ask for
 */
export function refuseConvite(
  who: Requester,
  person: PersonWithRights & { usuarioAtivo: number; temSenha: boolean; temDado: boolean },
): Refusal | null {
  if (person.temSenha) return conflict('Esta pessoa já tem senha. O convite serve só para criar a primeira.')
  if (person.usuarioAtivo !== 1) return conflict('Esta pessoa está inativa e não pode entrar no sistema.')
  // without a perfil functions and leading give nothing yet, so that nobody can tell what the link will open
  if (person.perfil === perfis.none) return conflict('Esta pessoa está sem perfil. Dê antes a ela o perfil Membro.')
  if (ownsChurch(person)) return conflict('Quem é responsável pela igreja recebe o link por e-mail.')
  if (outranks(who, person))
    return forbidden('Esta pessoa poderá fazer mais do que você. Peça o convite a um administrador.')
  return person.temDado
    ? null
    : conflict('Preencha a data de nascimento ou o telefone da pessoa: o convite pede um deles a quem o abre.')
}

/**
 * Checks whether the current user may change a person's e-mail. The password can be reset through the e-mail, so the
 * new e-mail's owner could sign in as that person.
 */
export function refuseEmailChange(who: Requester, person: PersonWithRights): Refusal | null {
  const token = notByToken(who, 'email', 'alterar o e-mail de uma pessoa, porque é com ele que se entra')
  if (token) return token
  // one's own e-mail is changed in the account settings, which require the password
  if (person.id === who.viewer?.id) return conflict('Troque o seu próprio e-mail em Configurações, no seu perfil.')
  if (ownsChurch(person) && !who.can('plataforma.operar'))
    return forbidden('Só o próprio responsável pela igreja pode alterar o seu e-mail.')
  return outranks(who, person)
    ? forbidden('O e-mail de quem pode fazer o que você não pode não pode ser alterado por você.')
    : null
}

/** Checks whether the current user may see the church as this person does. */
export function refusePreview(who: Requester, person: PersonWithRights & { usuarioAtivo: number }): Refusal | null {
  if (!who.can('usuario.verComo') || !who.viewer || !mayBeSeenBy(person, who.viewer))
    return forbidden('Você não pode ver o sistema como esta pessoa.')
  return person.usuarioAtivo === 1 ? null : conflict('Esta pessoa está inativa e não pode entrar no sistema.')
}

const outranks = (who: Requester, { grants }: Pick<PersonWithRights, 'grants'>): boolean =>
  !who.viewer || mayDoMore(grants, who.viewer.grants)

/** `acoesPermitidas` of a person. */
export function actionsOfUsuario(
  row: PersonWithRights & { excluidoEm: Date | null; email: string | null; usuarioAtivo: number },
  who: Requester,
): string[] {
  const base = recordActions(row, who, 'usuario.escrever')
  if (!base.includes('editar')) return base
  const removable = !refuseRemoval(who, row, 'excluído')
  const active = row.usuarioAtivo === 1
  return [
    ...base.filter((action) => action !== 'excluir' || removable),
    ...(active ? (removable ? ['desativar'] : []) : ['ativar']),
    ...(mayChangePerfil(who, row) ? ['alterarPerfil'] : []),
    ...(who.viewer?.escopos || refuseLink(who, row) ? [] : ['enviarLinkSenha']),
    ...(refusePreview(who, row) ? [] : ['verComo']),
  ]
}

export interface Milestone {
  tipo: string
  data: string
  titulo: string
  descricao: string | null
}

/**
 * The dates in the person's own record for the timeline.
 * @param createdAt ISO 8601
 */
export function milestones(
  person: { dataConversao: string | null; dataBatismo: string | null; idImportacao: number | null },
  createdAt: string,
): Milestone[] {
  const { dataConversao, dataBatismo, idImportacao } = person
  return [
    idImportacao === null
      ? { tipo: 'cadastro', data: createdAt, titulo: 'Cadastro', descricao: null }
      : { tipo: 'importado', data: createdAt, titulo: 'Cadastro por importação', descricao: null },
    ...(dataConversao ? [{ tipo: 'conversao', data: noon(dataConversao), titulo: 'Conversão', descricao: null }] : []),
    ...(dataBatismo ? [{ tipo: 'batismo', data: noon(dataBatismo), titulo: 'Batismo', descricao: null }] : []),
  ]
}
