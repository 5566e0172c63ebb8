import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { novoEncontroInput } from '../../../../schema/rules/pessoas/encontro.input'
import { Form, FormFooter, RecordField, Section, useZodForm } from '../../../kernel/form'
import { PageHeader } from '../../../kernel/ui'
import { useCelulaSearch } from '../celula'
import { celulaUrls } from '../celula/urls'

const choice = z.object({ idCelula: novoEncontroInput.shape.idCelula })

/** Meetings belong to a cell. This screen lets the user select the cell when the address names none. */
export function Component() {
  const navigate = useNavigate()
  const celulas = useCelulaSearch()
  const form = useZodForm(choice, {})
  return (
    <>
      <PageHeader title="Encontros" crumbs={[{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]} />
      <Form
        form={form}
        onSave={async ({ idCelula }) => navigate(celulaUrls.encontros(idCelula))}
        failureText="Não foi possível buscar a célula."
      >
        <Section title="De qual célula?">
          <RecordField control={form.control} name="idCelula" label="Célula" required wide found={celulas} />
        </Section>
        <FormFooter form={form} cancel={celulaUrls.list} saveText="Ver encontros" />
      </Form>
    </>
  )
}
