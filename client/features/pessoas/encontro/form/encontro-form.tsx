import { useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { novoEncontroInput } from '../../../../gql/regras/features/pessoas/encontro/encontro.input'
import { todayIn } from '../../../../gql/regras/kernel/dates'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  Form,
  FormFooter,
  LeaveGuard,
  NumberField,
  RecordField,
  Section,
  TextArea,
  TextField,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { TimeZone, toast } from '../../../../kernel/ui'
import { localChoice, useLocalSearch } from '../../../agenda/local'
import { useCelulaSearch } from '../../celula'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import type { CelulaDoNovoEncontroQuery, EncontroParaEditarQuery } from './encontro-form.generated'
import { useAtualizarEncontroMutation, useCriarEncontroMutation } from './encontro-form.generated'

type Props = {
  /** The cell of a new meeting; without it one is chosen here. */
  celula?: CelulaDoNovoEncontroQuery['celula']
  encontro?: EncontroParaEditarQuery['encontro']
  onReload?: () => void
}

/** A meeting. Who came is noted on a screen of its own, to which a new one leads. */
export function EncontroForm({ celula, encontro, onReload }: Props) {
  const navigate = useNavigate()
  const timeZone = useContext(TimeZone)
  const church = useChurch(encontro ?? celula)
  const celulas = useCelulaSearch(church.idCliente)
  const locais = useLocalSearch(church.idCliente)
  const [criar] = useCriarEncontroMutation()
  const [atualizar] = useAtualizarEncontroMutation()
  const fresh = { idCelula: celula?.id, dataEncontro: todayIn(timeZone), idLocal: celula?.idLocal }
  const form = useZodForm(novoEncontroInput, encontro ?? fresh)
  const { control } = form
  const local = encontro ? encontro.local : celula?.local
  const idCelula = encontro?.idCelula ?? celula?.id

  const save = async ({ idCelula, idLocal, presentes: _, ...values }: z.output<typeof novoEncontroInput>) => {
    const input = { ...values, idLocal: idLocal == null ? idLocal : String(idLocal) }
    if (encontro) {
      await atualizar({ variables: { id: String(encontro.id), input } })
      toast.success('Encontro atualizado com sucesso.')
      return navigate(celulaUrls.encontros(encontro.idCelula))
    }
    const variables = { input: { ...input, idCelula: String(idCelula) }, idCliente: church.idCliente }
    const created = dataOf(await criar({ variables })).criarEncontro
    toast.success('Encontro criado com sucesso.')
    navigate(encontroUrls.presenca(created.idCelula, created.id))
  }

  return (
    <Form
      form={form}
      onSave={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar o encontro."
    >
      <LeaveGuard form={form} />
      {church.field}
      <Section title="O encontro">
        {idCelula === undefined && (
          <RecordField control={control} name="idCelula" label="Célula" required wide found={celulas} />
        )}
        <DateField control={control} name="dataEncontro" label="Data do encontro" required />
        <RecordField
          control={control}
          name="idLocal"
          label="Local"
          help="Em branco: sem local informado."
          found={locais}
          selected={local && localChoice(local)}
        />
        <TextField control={control} name="temaEstudo" label="Tema do estudo" wide maxLength={200} />
        <NumberField
          control={control}
          name="visitantes"
          label="Visitantes"
          help="Podem também ser contados durante a chamada."
        />
        <TextArea control={control} name="observacoes" label="Observações" wide />
      </Section>
      <FormFooter
        form={form}
        cancel={idCelula === undefined ? celulaUrls.list : celulaUrls.detail(idCelula)}
        saveText={encontro ? 'Salvar' : 'Salvar e fazer chamada'}
      />
    </Form>
  )
}
