import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useState } from 'react'
import type { z } from 'zod'
import { patrimonioInput } from '../../../../../schema/rules/patrimonio/patrimonio.input'
import { dataOf, errorText } from '../../../../kernel/apollo'
import {
  DateField,
  MoneyField,
  PhotoField,
  RecordField,
  RecordForm,
  Section,
  TextArea,
  TextField,
  useAskAgain,
  usePhoto,
  useZodForm,
} from '../../../../kernel/form'
import { Can } from '../../../../kernel/session'
import { rowOf, toast } from '../../../../kernel/ui'
import { localChoice, useLocalSearch } from '../../../agenda/local'
import { TipoPatrimonioDialog, tipoChoice, useTipoPatrimonioSearch } from '../../tipo-patrimonio'
import { estadosConservacao } from '../estados'
import { patrimonioUrls } from '../urls'
import type { PatrimonioEdicaoFragment } from './patrimonio-form.generated'
import {
  useAtualizarPatrimonioMutation,
  useCriarPatrimonioMutation,
  useEnviarFotoPatrimonioMutation,
  useRemoverFotoPatrimonioMutation,
} from './patrimonio-form.generated'

type PatrimonioInputValues = z.output<typeof patrimonioInput>

type Props = { patrimonio?: PatrimonioEdicaoFragment; onReload?: () => void }

export function PatrimonioForm({ patrimonio, onReload }: Props) {
  const tipos = useTipoPatrimonioSearch()
  const locais = useLocalSearch()
  const [tipo, setTipo] = useState(patrimonio?.tipo)
  const [newTipo, setNewTipo] = useState(false)
  const foto = usePhoto(patrimonio?.fotoUrl)
  const [criar] = useCriarPatrimonioMutation()
  const [atualizar] = useAtualizarPatrimonioMutation()
  const [enviarFoto] = useEnviarFotoPatrimonioMutation()
  const [removerFoto] = useRemoverFotoPatrimonioMutation()
  const form = useZodForm(patrimonioInput, patrimonio ?? {})
  const { control } = form
  const askAgain = useAskAgain()

  const save = async ({ tipoPatrimonio, idLocal, ...values }: PatrimonioInputValues) => {
    const input = {
      ...values,
      tipoPatrimonio: String(tipoPatrimonio),
      idLocal: idLocal == null ? null : String(idLocal),
    }
    const id = patrimonio
      ? dataOf(await atualizar({ variables: { id: String(patrimonio.id), input } })).atualizarPatrimonio.id
      : dataOf(await criar({ variables: { input } })).criarPatrimonio.id
    // The record is already saved: submitting the form again would create a second one.
    const failed = (error: unknown) =>
      toast.error(errorText(error, 'O patrimônio foi salvo, mas não foi possível enviar a foto.'))
    if (foto.file) await enviarFoto({ variables: { id: String(id), arquivo: foto.file } }).catch(failed)
    else if (foto.removed) await removerFoto({ variables: { id: String(id) } }).catch(failed)
    return {
      text: patrimonio ? 'Patrimônio atualizado com sucesso.' : 'Patrimônio criado com sucesso.',
      ...rowOf(patrimonioUrls.list, id, { busca: values.nomePatrimonio }),
    }
  }

  return (
    <>
      <RecordForm
        form={form}
        save={(values) => askAgain(save, values, 'confirmarCodigo', 'Salvar mesmo assim')}
        onReload={onReload}
        failureText="Houve um problema ao criar ou atualizar o patrimônio."
        cancel={patrimonioUrls.list}
        dirty={foto.dirty}
        record={patrimonio}
        another={{
          text: 'Salvar e criar outro',
          keep: [
            'tipoPatrimonio',
            'idLocal',
            'localizacaoPatrimonio',
            'responsavelPatrimonio',
            'dataAquisicaoPatrimonio',
            'fornecedorPatrimonio',
          ],
          onEmpty: foto.settle,
        }}
      >
        <Section title="Identificação">
          <PhotoField label="Foto do patrimônio" {...foto.field} />
          <TextField control={control} name="nomePatrimonio" label="Nome" required wide maxLength={120} />
          <TextField control={control} name="codigoPatrimonio" label="Código" required maxLength={40} />
          <RecordField
            control={control}
            name="tipoPatrimonio"
            label="Tipo"
            required
            found={tipos}
            selected={tipo && tipoChoice(tipo)}
            beside={
              <Can action="tipoPatrimonio.escrever">
                <Button variant="outlined" icon={<Add />} text="Novo tipo" onClick={() => setNewTipo(true)} />
              </Can>
            }
          />
          <TextArea control={control} name="descricaoPatrimonio" label="Descrição" wide />
        </Section>
        <Section title="Onde está">
          <RecordField
            control={control}
            name="idLocal"
            label="Local"
            found={locais}
            selected={patrimonio?.local && localChoice(patrimonio.local)}
          />
          <TextField
            control={control}
            name="localizacaoPatrimonio"
            label="Localização"
            placeholder="Ex.: Armário do som"
            maxLength={120}
          />
          <TextField control={control} name="responsavelPatrimonio" label="Responsável" maxLength={120} />
          <TextField
            control={control}
            name="estadoConservacaoPatrimonio"
            label="Estado de conservação"
            suggestions={estadosConservacao}
            maxLength={40}
          />
        </Section>
        <Section title="Compra e valor">
          <DateField control={control} name="dataAquisicaoPatrimonio" label="Data de aquisição" />
          <MoneyField control={control} name="valorCompraPatrimonio" label="Valor de compra" />
          <TextField control={control} name="fornecedorPatrimonio" label="Fornecedor" maxLength={120} />
          <DateField control={control} name="dataNotaFiscalPatrimonio" label="Data da nota fiscal" />
          <MoneyField
            control={control}
            name="valorAtualPatrimonio"
            label="Valor atual"
            help="Quanto vale hoje, se for diferente do que custou."
          />
        </Section>
      </RecordForm>
      {newTipo && (
        <TipoPatrimonioDialog
          onClose={() => setNewTipo(false)}
          onSaved={(made) => {
            setTipo(made)
            form.setValue('tipoPatrimonio', made.id, { shouldDirty: true, shouldValidate: true })
          }}
        />
      )}
    </>
  )
}
