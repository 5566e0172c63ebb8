import type { ComponentProps } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { perfisDeCadastro, type usuarioInput } from '../../../../../schema/rules/acesso/usuario.input'
import {
  CepField,
  CpfField,
  DateField,
  PhoneField,
  PhotoField,
  SearchFailed,
  Section,
  SelectField,
  SwitchField,
  TextArea,
  TextField,
} from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { ConfirmarCampos } from '../../confirmar-senha'
import { PERFIS_FAILED, usePerfilChoices } from '../perfis'
import { estadosCivis, sexos, ufs } from './choices'

type Form = { control: Control<z.input<typeof usuarioInput>, unknown, z.output<typeof usuarioInput>> }

type Part = Form & {
  /** the fields of this person that the current user may not read; saving does not change them */
  ocultos: readonly string[]
}

type FotoProps = { foto: Omit<ComponentProps<typeof PhotoField>, 'label'> }

const kept = 'O seu acesso não permite ver os outros dados pessoais desta pessoa. Eles ficam como estão.'

/** @param semAno whether only the birthday of this person is known, and not the year of birth */
export function DadosPessoais({ control, foto, ocultos, semAno }: Part & FotoProps & { semAno: boolean }) {
  const hidden = ocultos.includes('cpf')
  return (
    <Section title="Dados pessoais" {...(hidden && { help: kept })}>
      <PhotoField label="Foto" {...foto} />
      <TextField control={control} name="name" label="Nome" required wide maxLength={120} />
      {!hidden && (
        <>
          <CpfField control={control} name="cpf" label="CPF" />
          <DateField control={control} name="dataNascimento" label="Data de nascimento" />
          {semAno && (
            <TextField
              control={control}
              name="aniversario"
              label="Aniversário"
              maxLength={5}
              help="Dia e mês, enquanto a data de nascimento não é conhecida."
            />
          )}
          <SelectField control={control} name="sexo" label="Sexo" choices={sexos} />
          <SelectField control={control} name="estadoCivil" label="Estado civil" choices={estadosCivis} />
        </>
      )}
    </Section>
  )
}

export function Contato({ control, ocultos }: Part) {
  const [noEmail, noPhone] = [ocultos.includes('email'), ocultos.includes('telefoneUsuario')]
  if (noEmail && noPhone) return null
  const hidden = noEmail ? 'o e-mail' : noPhone ? 'o telefone' : null
  return (
    <Section
      title="Contato"
      {...(hidden && { help: `O seu acesso não permite ver ${hidden} desta pessoa, que fica como está.` })}
    >
      {!noEmail && (
        <TextField
          control={control}
          name="email"
          label="E-mail"
          type="email"
          maxLength={254}
          help="Com ele a pessoa entra no sistema e recebe os avisos."
        />
      )}
      {!noPhone && <PhoneField control={control} name="telefoneUsuario" label="Telefone" />}
    </Section>
  )
}

export function Endereco({ control, ocultos }: Part) {
  if (ocultos.includes('endereco')) return null
  return (
    <Section title="Endereço">
      <CepField control={control} name="cep" label="CEP" />
      <SelectField control={control} name="uf" label="Estado" choices={ufs} />
      <TextField control={control} name="endereco" label="Endereço" wide maxLength={150} />
      <TextField control={control} name="numero" label="Número" maxLength={20} />
      <TextField control={control} name="complemento" label="Complemento" maxLength={80} />
      <TextField control={control} name="bairro" label="Bairro" maxLength={80} />
      <TextField control={control} name="cidade" label="Cidade" maxLength={80} />
    </Section>
  )
}

export function VidaNaIgreja({ control, ocultos }: Part) {
  const hidden = ocultos.includes('dataConversao')
  return (
    <Section title="Vida na igreja">
      {!hidden && (
        <>
          <DateField control={control} name="dataConversao" label="Data de conversão" />
          <DateField control={control} name="dataBatismo" label="Data de batismo" />
        </>
      )}
      <SwitchField
        control={control}
        name="recemConvertido"
        label="Recém-convertido"
        help="Recém-convertidos aparecem primeiro na escolha de batizandos."
      />
      {!hidden && <TextArea control={control} name="observacoes" label="Observações" wide />}
    </Section>
  )
}

type AcessoProps = Form & {
  /** the person as stored; absent for a new person */
  usuario?: Stored & { acoesPermitidas: readonly string[] }
  /** the server has asked for the password: of a person's functions it alone knows */
  asked: boolean
}

type Stored = { perfil: number; email?: string | null }

const forAnybody = (perfil: unknown) => perfisDeCadastro.some((each) => each === perfil)

/** Whether the form gives another e-mail to somebody whose account is worth more than a member's. */
const takesAccount = (email: unknown, usuario: Stored | undefined, asked: boolean): boolean =>
  usuario !== undefined && (asked || !forAnybody(usuario.perfil)) && (email || null) !== (usuario.email ?? null)

/**
 * Whether who saves gives the password: with another perfil, with one that not everybody may give to a new person, and
 * with another e-mail of somebody who has such a perfil or, as the server says, a function.
 */
export const needsPassword = (
  { perfil, email }: { perfil?: unknown; email?: unknown },
  usuario: Stored | undefined,
  asked: boolean,
): boolean => (usuario ? perfil !== usuario.perfil || takesAccount(email, usuario, asked) : !forAnybody(perfil))

/** What needs the password of who saves, see needsPassword, asks for it here. */
export function Acesso({ control, usuario, asked }: AcessoProps) {
  const acoesPermitidas = usuario?.acoesPermitidas
  const { choices: perfis, again } = usePerfilChoices()
  const givesAny = useCan('usuario.alterarPerfil')
  const choices = acoesPermitidas || givesAny ? perfis : perfis.filter(({ value }) => forAnybody(value))
  const perfil = useWatch({ control, name: 'perfil' }) ?? usuario?.perfil ?? perfisDeCadastro[0]
  const email = useWatch({ control, name: 'email' })
  const confirms = needsPassword({ perfil, email }, usuario, asked)
  return (
    <Section title="Acesso">
      {(!acoesPermitidas || acoesPermitidas.includes('alterarPerfil')) && (
        <SelectField
          control={control}
          name="perfil"
          label="Perfil"
          choices={choices}
          help={
            again ? (
              <SearchFailed text={PERFIS_FAILED} again={again} />
            ) : (
              'Decide o que a pessoa pode ver e fazer. Sem perfil, ela só vê o que é dela.'
            )
          }
        />
      )}
      {confirms && (
        <ConfirmarCampos
          control={control}
          help={
            takesAccount(email, usuario, asked)
              ? 'Pedida porque quem recebe os e-mails da pessoa pode criar outra senha e entrar como ela.'
              : 'Pedida porque o perfil decide o que a pessoa pode ver e fazer.'
          }
        />
      )}
      <SwitchField control={control} name="usuarioAtivo" label="Ativo" help="Quem está inativo não entra no sistema." />
    </Section>
  )
}
