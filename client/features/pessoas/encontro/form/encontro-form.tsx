import { useContext } from 'react'
import type { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates'
import { novoEncontroInput } from '../../../../../schema/rules/pessoas/encontro.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  NumberField,
  RecordField,
  RecordForm,
  Section,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { rowOf, TimeZone } from '../../../../kernel/ui'
import { localChoice, useLocalSearch } from '../../../agenda/local'
import { useCelulaSearch } from '../../celula'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import type { CelulaDoNovoEncontroQuery, EncontroParaEditarQuery } from './encontro-form.generated'
import { useAtualizarEncontroMutation, useCriarEncontroMutation } from './encontro-form.generated'

type Props = {
  /** The cell of a new meeting; without it the form has a field for the cell. */
  celula?: CelulaDoNovoEncontroQuery['celula']
  encontro?: EncontroParaEditarQuery['encontro']
  onReload?: () => void
}

/** The form of a meeting. Attendance has a separate screen, which opens after a new meeting is saved. */
export function EncontroForm({ celula, encontro, onReload }: Props) {
  const timeZone = useContext(TimeZone)
  const celulas = useCelulaSearch()
  const locais = useLocalSearch()
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
      const row = rowOf(celulaUrls.encontros(encontro.idCelula), encontro.id, {})
      return { text: 'Encontro atualizado com sucesso.', ...row }
    }
    const variables = { input: { ...input, idCelula: String(idCelula) } }
    const created = dataOf(await criar({ variables })).criarEncontro
    return { text: 'Encontro criado com sucesso.', to: encontroUrls.presenca(created.idCelula, created.id) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar o encontro."
      cancel={idCelula === undefined ? celulaUrls.list : celulaUrls.detail(idCelula)}
      saveText={encontro ? 'Salvar' : 'Salvar e fazer chamada'}
    >
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
    </RecordForm>
  )
}
