import { useParams } from 'react-router-dom'
import { errorText } from '../../../../../kernel/apollo'
import { ErrorState, PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { NoPeople, useUsuarioSearch } from '../../../../acesso/usuario'
import { classeUrls } from '../../urls'
import { AlunoForm } from './aluno-form'
import { useClasseDoAlunoQuery } from './aluno-form.generated'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useClasseDoAlunoQuery({ variables: { id } })
  const classe = data?.classeEBD
  const people = useUsuarioSearch({}, classe?.idCliente)

  const body = () => {
    if (error && !data) {
      const text = errorText(error, 'Não foi possível buscar os detalhes da classe.')
      return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
    }
    if (people.failed) return <ErrorState text="Não foi possível buscar os usuários." onRetry={people.retry} />
    if (people.nobody) return <NoPeople />
    if (!classe) return <PageSpinner />
    return <AlunoForm idClasse={classe.id} people={people} />
  }

  return (
    <>
      <PageHeader
        title="Adicionar Aluno"
        crumbs={[
          { text: 'Ensino' },
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
