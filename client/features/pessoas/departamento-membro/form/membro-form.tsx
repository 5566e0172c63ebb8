import { dataOf } from '../../../../kernel/apollo'
import { AdicionarMembros, UsuarioChoicesDocument } from '../../../acesso/usuario'
import { departamentoUrls } from '../../departamento/urls'
import { useAdicionarMembrosAoDepartamentoMutation } from './membro-form.generated'

type Props = { departamento: { id: number } }

export function MembroForm({ departamento: { id } }: Props) {
  const [adicionar] = useAdicionarMembrosAoDepartamentoMutation({ refetchQueries: [UsuarioChoicesDocument] })
  return (
    <AdicionarMembros
      onde="ao departamento"
      de="deste departamento"
      filtro={{ foraDoDepartamento: String(id) }}
      back={departamentoUrls.membros(id)}
      add={async (ids) =>
        dataOf(await adicionar({ variables: { idDepartamento: String(id), ids } })).adicionarMembrosDepartamento
      }
    />
  )
}
