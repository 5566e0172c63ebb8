import { describe, expect, test } from '@jest/globals'
import { frases, naoVera, vera } from '../../client/features/acesso/funcao/o-que-faz/previsto.js'
import { nomeDaFuncao, nomeDoGrupo, primeiroNome } from '../../client/features/acesso/funcao/o-que-faz/respostas.js'

type Area = Parameters<typeof vera>[0][number]

const area = (over: Partial<Area>): Area => ({
  area: 'celulas',
  titulo: 'Células',
  resumo: null,
  nivel: 'nada',
  alcance: null,
  escreve: null,
  le: [],
  leSoNosGrupos: [],
  naoLe: [],
  muda: [],
  naoMuda: [],
  ...over,
})

describe('answers', () => {
  test('usual functions have a word for a woman, for a man, and for who has not said', () => {
    expect(['Feminino', 'Masculino', null].map((sexo) => nomeDaFuncao('Tesoureiro', sexo))).toEqual([
      'Tesoureira',
      'Tesoureiro',
      'Tesouraria',
    ])
    expect(nomeDaFuncao('Zeladoria', 'Feminino')).toBe('Zeladoria')
  })

  test('a group whose name begins with its kind does not say it twice', () => {
    expect(nomeDoGrupo({ area: 'celulas', nome: 'Célula Videira' }, null)).toBe('Líder da célula Videira')
    expect(nomeDoGrupo({ area: 'celulas', nome: 'Videira' }, null)).toBe('Líder da célula Videira')
    expect(nomeDoGrupo({ area: 'departamentos', nome: 'Departamento' }, null)).toBe(
      'Líder do departamento Departamento',
    )
    expect(nomeDoGrupo({ area: 'ensino', nome: 'Juvenis' }, 'Feminino')).toBe('Professora da classe Juvenis')
    expect(nomeDoGrupo({ area: 'ensino', nome: 'Juvenis' }, null)).toBe('Ensino na classe Juvenis')
  })

  test('the first name', () => {
    expect(primeiroNome('  Ana  Maria Prado ')).toBe('Ana')
  })
})

describe('what somebody will see', () => {
  const groups = area({ nivel: 'ler', alcance: 'meus', escreve: 'meus', le: ['celula.ler'], muda: ['celula.escrever'] })
  const whole = area({ nivel: 'ler', alcance: 'tudo', escreve: 'tudo', le: ['celula.ler'], muda: ['celula.escrever'] })

  test('says what is read and changed, and whose', () => {
    expect(vera([groups], [area({})])[0]?.titulo).toBe('Vê e muda, nos grupos que lidera')
    expect(vera([whole], [area({})])[0]?.titulo).toBe('Vê e muda')
    expect(vera([area({ escreve: 'tudo', muda: ['celula.escrever'] })], [area({})])[0]?.titulo).toBe(
      'Registra, sem ver a lista',
    )
    expect(naoVera([area({})], [groups])).toEqual([{ area: 'celulas', titulo: 'Células', nota: '', novo: true }])
  })

  test('of a part of an area it says which part, the shorter way', () => {
    const part = area({
      nivel: 'ler',
      alcance: 'tudo',
      le: ['celula.ler'],
      naoLe: ['encontro.ler', 'encontro.escrever'],
    })
    expect(vera([part], [part])[0]?.itens[0]?.nota).toBe('só Células')
    const most = area({
      nivel: 'ler',
      alcance: 'tudo',
      le: ['celula.ler', 'encontro.ler'],
      naoLe: ['doacao.lerDoador'],
    })
    expect(vera([most], [most])[0]?.itens[0]?.nota).toBe('menos Doações: ver quem doou')
    const summary = area({ nivel: 'resumo', alcance: 'tudo', resumo: 'só os próprios', le: ['dizimo.ler'] })
    expect(vera([summary], [summary])[0]).toMatchObject({ titulo: 'Vê em parte', itens: [{ nota: 'só os próprios' }] })
  })

  test('of what reaches only the own groups it names the thing', () => {
    const own = area({
      nivel: 'ler',
      alcance: 'tudo',
      le: ['ensaioLouvor.ler'],
      leSoNosGrupos: ['ensaioLouvor.lerTodos'],
    })
    expect(vera([own], [own])[0]?.itens[0]?.nota).toBe('Ensaios nos grupos que lidera')
  })

  test('marks what is new beside what is not, and nothing where everything is', () => {
    const other = area({ area: 'eventos', titulo: 'Eventos', nivel: 'ler', alcance: 'tudo', le: ['evento.ler'] })
    const news = (areas: Area[], antes: Area[]) =>
      vera(areas, antes).flatMap(({ itens }) => itens.map(({ novo }) => novo))
    expect(news([groups, other], [area({}), other])).toEqual([true, false])
    expect(news([whole, other], [groups, other])).toEqual([true, false])
    expect(news([groups, other], [whole, other])).toEqual([false, false])
    expect(news([groups], [area({})])).toEqual([false])
  })

  test('taking away says what goes, what is less and what stays', () => {
    const money = area({ area: 'tesouraria', titulo: 'Tesouraria', nivel: 'ler', alcance: 'tudo', le: ['entrada.ler'] })
    const nothing = area({ area: 'tesouraria', titulo: 'Tesouraria' })
    const event = area({ area: 'eventos', titulo: 'Eventos', nivel: 'ler', alcance: 'tudo', le: ['evento.ler'] })
    expect(frases([nothing, groups, event], [money, whole, event])).toEqual([
      'Deixa de ver ou de mudar: Tesouraria.',
      'Pode menos em: Células.',
      'Continua como está: Eventos.',
    ])
    expect(frases([nothing], [money])).toEqual([
      'Deixa de ver ou de mudar: Tesouraria.',
      'Continua só com o que é da própria pessoa: cadastro, escalas, contribuições.',
    ])
    expect(frases([whole], [area({})])[0]).toBe('Passa a ver ou a mudar: Células.')
    // the own ones instead of all are less, and nothing new
    const own = area({ ...money, alcance: 'meus', le: ['entrada.lerProprias'] })
    expect(frases([own], [money])).toEqual(['Pode menos em: Tesouraria.'])
  })
})
