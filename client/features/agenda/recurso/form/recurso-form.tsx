import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useState } from 'react'
import type { z } from 'zod'
import { recursoInput } from '../../../../../schema/rules/agenda/recurso.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  NumberField,
  RecordField,
  RecordForm,
  Section,
  SwitchField,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { Can } from '../../../../kernel/session'
import { rowOf } from '../../../../kernel/ui'
import { TipoRecursoDialog, tipoChoice, useTipoRecursoSearch } from '../../tipo-recurso'
import { RecursoChoicesDocument } from '../choices.generated'
import { recursoUrls } from '../urls'
import type { RecursoEdicaoFragment } from './recurso-form.generated'
import { useAtualizarRecursoMutation, useCriarRecursoMutation } from './recurso-form.generated'

type Props = { recurso?: RecursoEdicaoFragment; onReload?: () => void }

const options = { refetchQueries: [RecursoChoicesDocument] }

export function RecursoForm({ recurso, onReload }: Props) {
  const tipos = useTipoRecursoSearch()
  const [tipo, setTipo] = useState<{ id: number; tipoRecurso: string } | null | undefined>(recurso?.tipo)
  const [newTipo, setNewTipo] = useState(false)
  const [criar] = useCriarRecursoMutation(options)
  const [atualizar] = useAtualizarRecursoMutation(options)
  const form = useZodForm(recursoInput, recurso ?? { quantidade: 1, status: 1 })
  const { control } = form

  const save = async (values: z.output<typeof recursoInput>) => {
    const input = { ...values, idTipoRecurso: String(values.idTipoRecurso) }
    const { id } = recurso
      ? dataOf(await atualizar({ variables: { id: String(recurso.id), input } })).atualizarRecurso
      : dataOf(await criar({ variables: { input } })).criarRecurso
    return {
      text: recurso ? 'Recurso atualizado com sucesso.' : 'Recurso criado com sucesso.',
      ...rowOf(recursoUrls.list, id, { busca: values.nomeRecurso }),
    }
  }

  return (
    <>
      <RecordForm
        form={form}
        save={save}
        onReload={onReload}
        failureText="Houve um problema ao criar ou atualizar o recurso."
        cancel={recursoUrls.list}
        record={recurso}
        another={{ text: 'Salvar e criar outro', keep: ['idTipoRecurso'] }}
      >
        <Section title="Recurso">
          <TextField
            control={control}
            name="nomeRecurso"
            label="Nome"
            placeholder="Ex.: Projetor do templo"
            required
            wide
            maxLength={120}
          />
          <RecordField
            control={control}
            name="idTipoRecurso"
            label="Tipo"
            required
            found={tipos}
            selected={tipo && tipoChoice(tipo)}
            beside={
              <Can action="tipoRecurso.escrever">
                <Button variant="outlined" icon={<Add />} text="Novo tipo" onClick={() => setNewTipo(true)} />
              </Can>
            }
          />
          <NumberField
            control={control}
            name="quantidade"
            label="Quantidade"
            required
            help="Quantas unidades iguais há. As reservas nunca passam dela."
          />
          <TextArea control={control} name="descricao" label="Descrição" wide />
          <SwitchField
            control={control}
            name="status"
            label="Ativo"
            help="Um recurso inativo continua na lista, mas não pode ser reservado."
          />
        </Section>
      </RecordForm>
      {newTipo && (
        <TipoRecursoDialog
          onClose={() => setNewTipo(false)}
          onSaved={(made) => {
            setTipo(made)
            form.setValue('idTipoRecurso', made.id, { shouldDirty: true, shouldValidate: true })
          }}
        />
      )}
    </>
  )
}
