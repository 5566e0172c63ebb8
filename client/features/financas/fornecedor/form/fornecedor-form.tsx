import type { z } from 'zod'
import { fornecedorInput } from '../../../../../schema/rules/financas/fornecedor.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  CpfOrCnpjField,
  PhoneField,
  RecordForm,
  Section,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { FornecedorChoicesDocument } from '../choices.generated'
import { fornecedorUrls } from '../urls'
import {
  type FornecedorEdicaoFragment,
  useAtualizarFornecedorMutation,
  useCriarFornecedorMutation,
} from './fornecedor-form.generated'

type Props = { fornecedor?: FornecedorEdicaoFragment; onReload?: () => void }

const options = { refetchQueries: [FornecedorChoicesDocument] }

export function FornecedorForm({ fornecedor, onReload }: Props) {
  const [criar] = useCriarFornecedorMutation(options)
  const [atualizar] = useAtualizarFornecedorMutation(options)
  const form = useZodForm(fornecedorInput, fornecedor ?? {})
  const { control } = form

  const save = async (input: z.output<typeof fornecedorInput>) => {
    const { id } = fornecedor
      ? dataOf(await atualizar({ variables: { id: String(fornecedor.id), input } })).atualizarFornecedor
      : dataOf(await criar({ variables: { input } })).criarFornecedor
    return {
      text: fornecedor ? 'Fornecedor atualizado com sucesso.' : 'Fornecedor criado com sucesso.',
      to: fornecedorUrls.detail(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar o fornecedor."
      cancel={fornecedorUrls.list}
      record={fornecedor}
      another={{ text: 'Salvar e criar outro' }}
    >
      <Section title="Fornecedor" help="Quem vende à igreja ou trabalha para ela: uma empresa ou uma pessoa.">
        <TextField
          control={control}
          name="nome"
          label="Nome"
          placeholder="Ex.: Papelaria Central"
          required
          wide
          maxLength={120}
          autoFocus
        />
        <CpfOrCnpjField control={control} name="documento" label="CPF ou CNPJ" />
        <TextField control={control} name="email" label="E-mail" type="email" maxLength={254} />
        <PhoneField control={control} name="telefone" label="Telefone" />
        <TextField control={control} name="endereco" label="Endereço" wide maxLength={200} />
      </Section>
      <Section title="Pagamento">
        <TextArea
          control={control}
          name="dadosBancarios"
          label="Banco e Pix"
          help="Banco, agência, conta ou chave Pix: onde pagar."
          wide
        />
        <TextArea control={control} name="observacoes" label="Observações" wide />
      </Section>
    </RecordForm>
  )
}
