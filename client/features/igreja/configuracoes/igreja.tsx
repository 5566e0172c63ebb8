import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import type { z } from 'zod'
import { igrejaInput } from '../../../gql/regras/features/acesso/cliente/cliente.input'
import { errorText } from '../../../kernel/apollo'
import {
  CepField,
  CnpjField,
  Form,
  LeaveGuard,
  PhoneField,
  PhotoField,
  SelectField,
  TextField,
  useZodForm,
} from '../../../kernel/form'
import { useReload } from '../../../kernel/record'
import { EuDocument } from '../../../kernel/session'
import { ErrorState, Skeleton, toast } from '../../../kernel/ui'
import { Card } from './card'
import styles from './configuracoes.module.css'
import {
  type IgrejaEdicaoFragment,
  useAtualizarIgrejaMutation,
  useEnviarLogoIgrejaMutation,
  useIgrejaQuery,
  useRemoverLogoIgrejaMutation,
} from './igreja.generated'

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

/** The church's own data, for its documents and as contact data. */
export function Igreja() {
  const { data, error, refetch } = useIgrejaQuery({ fetchPolicy: 'network-only' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) return <ErrorState text="Não foi possível carregar os dados da igreja." onRetry={reload} />
  if (!data) return <Skeleton width="60%" />
  return <IgrejaForm key={reloads} igreja={data.igreja} onReload={reload} />
}

function IgrejaForm({ igreja, onReload }: { igreja: IgrejaEdicaoFragment; onReload: () => void }) {
  const { logoUrl, apagarEm: _, id: __, ...values } = igreja
  const form = useZodForm(igrejaInput, values)
  const { control } = form
  const [atualizar] = useAtualizarIgrejaMutation({ refetchQueries: [EuDocument], awaitRefetchQueries: true })
  const zones = ZONES.some(({ value }) => value === igreja.fusoHorario)
    ? ZONES
    : [...ZONES, { value: igreja.fusoHorario, label: igreja.fusoHorario }]

  const save = async (input: z.output<typeof igrejaInput>) => {
    const { data } = await atualizar({ variables: { input } })
    if (data) form.reset({ ...form.getValues(), versao: data.atualizarIgreja.versao })
    toast.success('Dados da igreja atualizados.')
  }
  return (
    <div className={styles.panel}>
      <Card title="Logotipo" text="Aparece nos relatórios e nas atas em PDF.">
        <Logo logoUrl={logoUrl} onVersion={(versao) => form.setValue('versao', versao)} />
      </Card>
      <Card title="Dados da igreja">
        <div className={styles.body}>
          <Form
            form={form}
            onSave={save}
            onReload={onReload}
            failureText="Não foi possível atualizar os dados da igreja."
          >
            <LeaveGuard form={form} />
            <TextField control={control} name="nome" label="Nome da igreja" required maxLength={120} />
            <CnpjField control={control} name="cnpj" label="CNPJ" />
            <PhoneField control={control} name="telefone" label="Telefone" />
            <TextField control={control} name="email" label="E-mail" type="email" />
            <TextField control={control} name="chavePix" label="Chave Pix" maxLength={77} />
            <CepField control={control} name="cep" label="CEP" />
            <TextField control={control} name="endereco" label="Endereço" maxLength={150} />
            <TextField control={control} name="numero" label="Número" maxLength={20} />
            <TextField control={control} name="complemento" label="Complemento" maxLength={80} />
            <TextField control={control} name="bairro" label="Bairro" maxLength={80} />
            <TextField control={control} name="cidade" label="Cidade" maxLength={80} />
            <SelectField control={control} name="uf" label="Estado" choices={ufs} />
            <SelectField control={control} name="fusoHorario" label="Fuso horário" choices={zones} required />
            <Button type="submit" intent="primary" text="Salvar" loading={form.formState.isSubmitting} />
          </Form>
        </div>
      </Card>
    </div>
  )
}

function Logo({ logoUrl, onVersion }: { logoUrl: string | null | undefined; onVersion: (versao: number) => void }) {
  const [file, setFile] = useState<File>()
  const [enviar, { loading: sending }] = useEnviarLogoIgrejaMutation({ refetchQueries: [EuDocument] })
  const [remover, { loading: removing }] = useRemoverLogoIgrejaMutation({ refetchQueries: [EuDocument] })
  const [shown, setShown] = useState(logoUrl)
  const done = (igreja: { logoUrl?: string | null; versao: number } | undefined, text: string) => {
    if (!igreja) return
    setShown(igreja.logoUrl)
    setFile(undefined)
    onVersion(igreja.versao)
    toast.success(text)
  }
  const send = () =>
    file &&
    enviar({ variables: { arquivo: file } })
      .then(({ data }) => done(data?.enviarLogoIgreja, 'Logotipo atualizado.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível enviar o logotipo.')))
  const remove = () =>
    remover()
      .then(({ data }) => done(data?.removerLogoIgreja, 'Logotipo removido.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível remover o logotipo.')))
  return (
    <div className={styles.body}>
      <PhotoField label="Logotipo da igreja" current={shown} file={file} onChange={setFile} />
      <div className={styles.buttons}>
        {file && <Button intent="primary" text="Salvar logotipo" loading={sending} onClick={send} />}
        {shown && !file && <Button text="Remover logotipo" loading={removing} onClick={remove} />}
      </div>
    </div>
  )
}
