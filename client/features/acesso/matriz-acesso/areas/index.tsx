import { HTMLSelect } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { useLeaveGuard } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { useAcessoCrumbs } from '../crumbs'
import { pessoas } from '../niveis'
import { Secoes } from '../secoes'
import styles from './areas.module.css'
import { Celula } from './celula'
import { type MatrizAcessoQuery, useMatrizAcessoQuery } from './matriz.generated'
import { Presets } from './presets'
import { Salvar } from './salvar'
import { useEscolhas } from './use-escolhas'

/** What each perfil may do in each area of the church. */
export function Component() {
  const { data, error, refetch } = useMatrizAcessoQuery()
  return (
    <>
      <PageHeader
        title="Áreas de acesso"
        crumbs={useAcessoCrumbs()}
        description="O que cada perfil vê e faz na sua igreja. Quem administra a igreja sempre pode tudo. Quem lidera ou colabora e tem uma função pode o que a função dá e, além disso, o que esta página permite tanto ao seu perfil quanto a todo membro. Onde a função vale só para os próprios grupos, a pessoa vê só estes."
      />
      <Secoes />
      {data ? (
        <Matriz data={data} reload={refetch} />
      ) : error ? (
        <ErrorState
          text="Não foi possível carregar os níveis de acesso."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

function Matriz({ data, reload }: { data: MatrizAcessoQuery; reload: () => Promise<unknown> }) {
  const canWrite = useCan('nivelUsuario.escrever')
  const { areas, celulas } = data.matrizAcesso
  const escolhas = useEscolhas(celulas)
  useLeaveGuard(escolhas.mudancas.length > 0)
  const perfis = data.nivelUsuarios.filter(({ perfil }) => celulas.some((celula) => celula.perfil === perfil))
  const id = useId()
  /** On a phone one perfil is shown at a time. */
  const [chosen, setChosen] = useState(perfis[0]?.perfil)
  return (
    <>
      {canWrite && <Presets data={data} escolhas={escolhas} />}
      <div className={styles.escolha}>
        <label htmlFor={id}>Perfil</label>
        <HTMLSelect
          id={id}
          fill
          value={chosen}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {perfis.map(({ perfil, nome, quantidadeUsuarios }) => (
            <option key={perfil} value={perfil}>
              {nome} ({pessoas(quantidadeUsuarios)})
            </option>
          ))}
        </HTMLSelect>
      </div>
      <table className={styles.matriz} aria-label="Áreas e perfis">
        <thead>
          <tr>
            <th scope="col">Área</th>
            {perfis.map(({ perfil, nome, quantidadeUsuarios }) => (
              <th key={perfil} scope="col">
                {nome} <small className={styles.nota}>{pessoas(quantidadeUsuarios)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ nome: area, titulo, descricao, temGrupos }) => (
            <tr key={area}>
              <th scope="row">
                {titulo} <small className={styles.nota}>{descricao}</small>
              </th>
              {perfis.map(({ perfil, nome }) => (
                <td key={perfil} data-chosen={perfil === chosen || undefined}>
                  <Celula
                    celula={celulas.find((celula) => celula.area === area && celula.perfil === perfil)}
                    label={`${titulo}: ${nome}`}
                    temGrupos={temGrupos === true}
                    escolhas={escolhas}
                    canWrite={canWrite}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Salvar data={data} escolhas={escolhas} reload={reload} />
    </>
  )
}
