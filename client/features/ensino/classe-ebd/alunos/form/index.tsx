import { useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { classeUrls } from '../../urls'
import { AlunoForm } from './aluno-form'
import { useClasseDoAlunoQuery } from './aluno-form.generated'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useClasseDoAlunoQuery({ variables: { id } })
  const classe = data?.classeEBD

  const body = () => {
    if (error && !data) {
      return (
        <LoadFailed
          error={error}
          text="Não foi possível buscar os detalhes da classe."
          onRetry={refetch}
          list={classeUrls.list}
        />
      )
    }
    if (!classe) return <PageSpinner />
    return (
      <Editable table="classe_ebd" record={classe} back={{ text: classe.nomeClasse, to: classeUrls.detail(id) }}>
        <AlunoForm classe={classe} />
      </Editable>
    )
  }

  return (
    <>
      <PageHeader
        title="Adicionar Alunos"
        crumbs={[
          { text: 'EBD' },
          { text: 'Classes da EBD', to: classeUrls.list },
          { text: classe?.nomeClasse ?? 'Classe', to: classeUrls.detail(id) },
          { text: 'Alunos', to: classeUrls.alunos(id) },
        ]}
        description={classe?.nomeClasse}
      />
      {body()}
    </>
  )
}
