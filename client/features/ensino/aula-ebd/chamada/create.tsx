import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { novaAulaEBDInput } from '../../../../../schema/rules/ensino/aula-ebd.input'
import { Form, FormFooter, RecordField, Section, useZodForm } from '../../../../kernel/form'
import { AddButton } from '../../../../kernel/list'
import { LoadFailed } from '../../../../kernel/record'
import { EmptyState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { useClasseSearch } from '../../classe-ebd'
import { classeUrls } from '../../classe-ebd/urls'
import { aulaUrls } from '../urls'
import { AulaForm } from './aula-form'
import { useClasseDaNovaAulaQuery } from './chamada.generated'

const title = 'Nova Aula'
const crumbs = [{ text: 'EBD' }, { text: 'Aulas da EBD', to: aulaUrls.list }]

/** Creates a lesson of the class in the address. Without a class in the address, the user first selects one. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const idClasse = params.get('idClasse')
  if (idClasse) return <OfClass id={idClasse} />
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <ChooseClass onChoose={(id) => setParams({ idClasse: String(id) }, { replace: true })} />
    </>
  )
}

const choice = z.object({ idClasse: novaAulaEBDInput.shape.idClasse })

function ChooseClass({ onChoose }: { onChoose: (id: number | string) => void }) {
  const classes = useClasseSearch()
  const found = classes.none ? { ...classes, notice: 'Nenhuma classe cadastrada.' } : classes
  const form = useZodForm(choice, {})
  if (classes.none)
    return (
      <EmptyState text="Nenhuma classe cadastrada." hint="Cadastre uma classe, com seus alunos, para dar aulas.">
        <AddButton to={classeUrls.create} text="Nova Classe" />
      </EmptyState>
    )
  return (
    <Form
      form={form}
      onSave={async ({ idClasse }) => onChoose(idClasse)}
      failureText="Não foi possível buscar a classe."
    >
      <Section title="De qual classe?">
        <RecordField control={form.control} name="idClasse" label="Classe" required wide found={found} />
      </Section>
      <FormFooter form={form} cancel={aulaUrls.list} saveText="Fazer chamada" />
    </Form>
  )
}

function OfClass({ id }: { id: string }) {
  // The query does not use the cache, because the roll call must list the current pupils of the class.
  const { data, error, refetch } = useClasseDaNovaAulaQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  if (error && !data) {
    return (
      <LoadFailed
        header={{ title, crumbs }}
        error={error}
        text="Não foi possível buscar os detalhes da classe."
        onRetry={refetch}
      />
    )
  }
  if (!data) return <PageSpinner />
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} description={data.classeEBD.nomeClasse} />
      <AulaForm classe={data.classeEBD} />
    </>
  )
}
