import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { requiredText } from '../../../../../schema/rules/formats'
import {
  configurarProvedorPixInput,
  enderecosDeBancos,
  nomesDeBancos,
} from '../../../../../schema/rules/missoes/provedor-pix.input'
import { Form, FormFooter, LeaveGuard, SelectField, SwitchField, TextField, useZodForm } from '../../../../kernel/form'
import { FieldFrame, useField } from '../../../../kernel/form/field'
import { toast } from '../../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo } from '../../../acesso/confirmar-senha'
import { useEnviaEmails } from '../../../acesso/envia-emails'
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

/** The server asks everybody for a code, and for the secret when there is no stored one. */
const rules = configurarProvedorPixInput.extend({
  codigo: requiredText(40, 'Informe o código do aplicativo de verificação.'),
})
const firstRules = rules.extend({ segredo: requiredText(500, 'Informe o Client Secret que o banco deu.') })

type Props = { banco: PixAutomaticoEdicaoFragment | null; onReload: () => void }

/** The access to the bank. Stored secrets are never shown; what stays empty stays as it is. */
export function PixAutomaticoForm({ banco, onReload }: Props) {
  const form = useZodForm(banco ? rules : (firstRules as unknown as typeof rules), {
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
    codigo: '',
    versao: banco?.versao,
  })
  const { control, setValue } = form
  const emails = useEnviaEmails()
  const contas = useContasAtivas(banco?.idContaFinanceira ? [banco.idContaFinanceira] : []) ?? []
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
      failureText="Não foi possível salvar o Pix pelo banco."
      onReload={onReload}
      onSave={comOutroCodigo(form, async ({ idContaFinanceira, ...values }) => {
        const input = { ...values, idContaFinanceira: idContaFinanceira == null ? null : String(idContaFinanceira) }
        await configurar({ variables: { input } })
        toast.success(`Pix pelo banco salvo.${emails ? ' Os administradores foram avisados por e-mail.' : ''}`)
        onReload()
      })}
    >
      <LeaveGuard form={form} />
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
      <CertificadoField control={control} stored={banco?.temCertificado ?? false} />
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

type CertificadoProps = { control: Control<z.input<typeof rules>, unknown, z.output<typeof rules>>; stored: boolean }

/** Reads the file of the bank into the form; it is sent with the other fields. */
function CertificadoField({ control, stored }: CertificadoProps) {
  const frame = { control, name: 'certificado', label: 'Certificado' } as const
  const { id, error, set, input } = useField(frame)
  const [name, setName] = useState('')
  const read = async (file: File | undefined) => {
    setName(file?.name ?? '')
    if (!file) return set('')
    const bytes = new Uint8Array(await file.arrayBuffer())
    set(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
  }
  const help = name
    ? undefined
    : stored
      ? 'Há um guardado. Escolha outro só para trocá-lo.'
      : 'O arquivo .p12 ou .pfx que o banco deu à igreja. Quase todos os bancos o exigem.'
  return (
    <FieldFrame {...frame} id={id} error={error} help={help}>
      <input
        id={id}
        ref={input.inputRef}
        type="file"
        accept=".p12,.pfx,application/x-pkcs12"
        aria-invalid={input['aria-invalid']}
        aria-describedby={input['aria-describedby']}
        onBlur={input.onBlur}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
    </FieldFrame>
  )
}
