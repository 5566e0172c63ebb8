import { Button, FormGroup } from '@blueprintjs/core'
import { useId, useState } from 'react'
import {
  configurarProvedorPixInput,
  enderecosDeBancos,
  nomesDeBancos,
} from '../../../../gql/regras/features/missoes/provedor-pix/provedor-pix.input'
import { Form, FormFooter, SelectField, SwitchField, TextField, useZodForm } from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { ConfirmarCampos } from '../../../acesso/confirmar-senha'
import { PasswordField } from '../../../acesso/senha'
import { useContasAtivas } from '../../../financas/conta-financeira'
import { pixRecebidoUrls } from '../../pix-recebido/urls'
import {
  PixAutomaticoDocument,
  type PixAutomaticoEdicaoFragment,
  useConfigurarPixAutomaticoMutation,
} from './pix-automatico.generated'

type Banco = keyof typeof nomesDeBancos

const bancoChoices = Object.entries(nomesDeBancos).map(([value, label]) => ({ value, label }))

type Props = { banco: PixAutomaticoEdicaoFragment | null; onReload: () => void }

/** The access to the bank. Stored secrets are never shown; what stays empty stays as it is. */
export function PixAutomaticoForm({ banco, onReload }: Props) {
  const form = useZodForm(configurarProvedorPixInput, {
    ativo: banco?.ativo ?? true,
    banco: banco?.banco as Banco | undefined,
    endereco: banco?.endereco ?? '',
    enderecoAcesso: banco?.enderecoAcesso ?? '',
    aplicacao: banco?.aplicacao ?? '',
    segredo: '',
    certificado: null,
    senhaCertificado: '',
    idContaFinanceira: banco?.idContaFinanceira ?? null,
    minhaSenha: '',
    versao: banco?.versao,
  })
  const { control, setValue } = form
  const contas = useContasAtivas(undefined, banco?.idContaFinanceira ? [banco.idContaFinanceira] : []) ?? []
  const [configurar] = useConfigurarPixAutomaticoMutation({
    context: { secret: true },
    refetchQueries: [PixAutomaticoDocument],
    awaitRefetchQueries: true,
  })
  const chosen = form.watch('banco') as Banco | undefined
  const take = (name: string) => {
    const known = enderecosDeBancos[name as keyof typeof enderecosDeBancos]
    if (!known) return
    setValue('endereco', known.endereco, { shouldDirty: true })
    setValue('enderecoAcesso', known.enderecoAcesso, { shouldDirty: true })
  }
  return (
    <Form
      form={form}
      failureText="Não foi possível salvar o Pix automático."
      onSave={async ({ idContaFinanceira, ...values }) => {
        const input = { ...values, idContaFinanceira: idContaFinanceira == null ? null : String(idContaFinanceira) }
        await configurar({ variables: { input } })
        toast.success('Pix automático salvo. Os administradores foram avisados por e-mail.')
        onReload()
      }}
    >
      <SwitchField control={control} name="ativo" label="Lançar sozinho cada Pix que o banco informa" />
      <SelectField control={control} name="banco" label="Banco" required choices={bancoChoices} />
      {chosen && chosen !== 'outro' && (
        <p>
          <Button size="small" text={`Preencher os endereços: ${nomesDeBancos[chosen]}`} onClick={() => take(chosen)} />
        </p>
      )}
      <TextField control={control} name="endereco" label="Endereço da API Pix" maxLength={300} required />
      <TextField control={control} name="enderecoAcesso" label="Endereço do acesso (token)" maxLength={300} required />
      <TextField control={control} name="aplicacao" label="Client ID" maxLength={200} autoComplete="off" required />
      <PasswordField
        control={control}
        name="segredo"
        label="Client Secret"
        autoComplete="new-password"
        required={!banco}
        help={banco ? 'Em branco, fica o que já está guardado.' : undefined}
      />
      <CertificadoField
        stored={banco?.temCertificado ?? false}
        error={form.formState.errors.certificado?.message}
        onRead={(text) => setValue('certificado', text, { shouldDirty: true, shouldValidate: true })}
      />
      <PasswordField
        control={control}
        name="senhaCertificado"
        label="Senha do certificado"
        autoComplete="new-password"
      />
      {contas.length > 1 && (
        <SelectField
          control={control}
          name="idContaFinanceira"
          label="Conta financeira"
          placeholder="A conta padrão"
          choices={contas}
        />
      )}
      <ConfirmarCampos control={control} always />
      <FormFooter form={form} cancel={pixRecebidoUrls.list} saveText="Salvar" />
    </Form>
  )
}

type CertificadoProps = { stored: boolean; error: string | undefined; onRead: (text: string | null) => void }

/** Reads the file of the bank into the form; it is sent with the other fields. */
function CertificadoField({ stored, error, onRead }: CertificadoProps) {
  const id = useId()
  const [name, setName] = useState('')
  const read = async (file: File | undefined) => {
    setName(file?.name ?? '')
    if (!file) return onRead(null)
    const bytes = new Uint8Array(await file.arrayBuffer())
    onRead(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
  }
  const help = name
    ? undefined
    : stored
      ? 'Há um guardado. Escolha outro só para trocá-lo.'
      : 'O arquivo .p12 ou .pfx que o banco deu à igreja. Quase todos os bancos o exigem.'
  return (
    <FormGroup label="Certificado" labelFor={id} helperText={error ?? help} intent={error ? 'danger' : 'none'}>
      <input
        id={id}
        type="file"
        accept=".p12,.pfx,application/x-pkcs12"
        aria-invalid={error ? true : undefined}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
    </FormGroup>
  )
}
