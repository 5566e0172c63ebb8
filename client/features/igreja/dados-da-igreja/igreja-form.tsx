import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { igrejaInput } from '../../../../schema/rules/acesso/cliente.input'
import {
  CepField,
  CnpjField,
  Form,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
  useZodForm,
  type ZodForm,
} from '../../../kernel/form'
import { EuDocument } from '../../../kernel/session'
import { toast } from '../../../kernel/ui'
import styles from './dados-da-igreja.module.css'
import { type IgrejaEdicaoFragment, useAtualizarIgrejaMutation } from './igreja.generated'

const UFS = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ')
const ufs = UFS.map((value) => ({ value, label: value }))

/** The time zones of Brazil, by the names that people use there. */
const ZONES = [
  { value: 'America/Sao_Paulo', label: 'Brasília' },
  { value: 'America/Manaus', label: 'Manaus' },
  { value: 'America/Cuiaba', label: 'Cuiabá' },
  { value: 'America/Porto_Velho', label: 'Porto Velho' },
  { value: 'America/Rio_Branco', label: 'Rio Branco' },
  { value: 'America/Noronha', label: 'Fernando de Noronha' },
]

/** The form state for the church's data. */
export function useIgrejaForm(igreja: IgrejaEdicaoFragment) {
  // the Pix key has a form of its own
  const { logoUrl, apagarEm, id, chavePix, nomePix, cidadePix, ...values } = igreja
  return useZodForm(igrejaInput, values)
}

type Props = {
  form: ZodForm<z.input<typeof igrejaInput>, z.output<typeof igrejaInput>>
  igreja: Pick<IgrejaEdicaoFragment, 'fusoHorario'>
  onReload: () => void
  onSaved?: () => void
  /** A LeaveGuard, for a screen that does not guard the form itself. */
  children?: ReactNode
}

export function IgrejaForm({ form, igreja, onReload, onSaved, children }: Props) {
  const { control } = form
  const [atualizar] = useAtualizarIgrejaMutation({ refetchQueries: [EuDocument], awaitRefetchQueries: true })
  const zones = ZONES.some(({ value }) => value === igreja.fusoHorario)
    ? ZONES
    : [...ZONES, { value: igreja.fusoHorario, label: igreja.fusoHorario }]

  const save = async (input: z.output<typeof igrejaInput>) => {
    const { data } = await atualizar({ variables: { input } })
    if (data) form.reset({ ...form.getValues(), versao: data.atualizarIgreja.versao })
    toast.success('Dados da igreja atualizados.')
    onSaved?.()
  }
  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível atualizar os dados da igreja.">
      {children}
      <div className={styles.fields}>
        <TextField control={control} name="nome" label="Nome da igreja" required maxLength={120} />
        <CnpjField control={control} name="cnpj" label="CNPJ" />
        <PhoneField control={control} name="telefone" label="Telefone" />
        <TextField control={control} name="email" label="E-mail" type="email" />
        <CepField control={control} name="cep" label="CEP" />
        <TextField control={control} name="endereco" label="Endereço" maxLength={150} />
        <TextField control={control} name="numero" label="Número" maxLength={20} />
        <TextField control={control} name="complemento" label="Complemento" maxLength={80} />
        <TextField control={control} name="bairro" label="Bairro" maxLength={80} />
        <TextField control={control} name="cidade" label="Cidade" maxLength={80} />
        <SelectField control={control} name="uf" label="Estado" choices={ufs} />
        <SelectField control={control} name="fusoHorario" label="Fuso horário" choices={zones} required />
        <TextField
          control={control}
          name="assinanteRecibos"
          label="Quem assina os recibos"
          help="Em branco: quem tem a função Tesoureiro."
          maxLength={120}
        />
        <TextField
          control={control}
          name="cargoRecibos"
          label="Função de quem assina"
          placeholder="Ex.: 1ª tesoureira"
          maxLength={60}
        />
      </div>
      <h3 className={styles.part}>Encarregado pelos dados (LGPD)</h3>
      <p className={styles.hint}>
        Com quem as pessoas falam sobre os seus dados pessoais: alguém da igreja, ou um canal, como a secretaria. Todos
        o veem em Configurações, Privacidade. Recomendamos informar, seja a igreja grande ou pequena: o cadastro mostra
        a fé das pessoas, e a lei protege mais esses dados.
      </p>
      <div className={styles.fields}>
        <TextField
          control={control}
          name="encarregado"
          label="Encarregado"
          placeholder="Ex.: Secretaria"
          maxLength={120}
        />
        <TextField control={control} name="emailEncarregado" label="E-mail do encarregado" type="email" />
        <PhoneField control={control} name="telefoneEncarregado" label="Telefone do encarregado" />
      </div>
      <SwitchField
        control={control}
        name="pequenoPorte"
        label="A igreja é agente de pequeno porte"
        help="Os prazos para avisar de um incidente de segurança dobram (Resolução CD/ANPD 2/2022). Não vale para quem trata muitos dados sensíveis, nem quando o incidente pode ferir alguém, no corpo ou na honra (art. 14): na dúvida, deixe desligado."
      />
      <Button type="submit" intent="primary" text="Salvar" loading={form.formState.isSubmitting} />
    </Form>
  )
}
