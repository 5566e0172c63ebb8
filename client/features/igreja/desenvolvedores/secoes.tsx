import type { ReactNode } from 'react'
import { igrejaUrls } from '../urls'
import type { Exemplo } from './exemplos'

interface Secao {
  id: string
  titulo: string
  texto: ReactNode
  exemplo?: Exemplo
  /** the folder with the files that the section shows */
  arquivos?: 'tipos'
}

/** The sections of the guide, in the order in which somebody needs them. */
export const SECOES: readonly Secao[] = [
  {
    id: 'token',
    titulo: 'Um token',
    texto: (
      <>
        <p>
          Um administrador da igreja cria o token em{' '}
          <a href={igrejaUrls.configuracoes('tokens')}>Configurações &gt; Tokens de API</a>. O token age em nome de quem
          o criou e faz só o que foi marcado: peça só as permissões de que a sua ferramenta precisa. O texto do token
          aparece uma vez; guarde-o como uma senha. Ele vale até vencer ou ser revogado, ou até quem o criou trocar a
          própria senha ou perder o acesso.
        </p>
        <p>
          Cada pedido leva o token no cabeçalho <code>Authorization: Bearer</code>. Os exemplos desta página leem o
          endereço da instalação de <code>CANDEIA_URL</code> e o token de <code>CANDEIA_TOKEN</code>, e não precisam de
          nenhum pacote: servem o Node 20 e o Python 3.
        </p>
      </>
    ),
  },
  {
    id: 'primeira-consulta',
    titulo: 'A primeira consulta',
    texto: (
      <p>
        Tudo passa por <code>POST /graphql</code>, com a consulta em <code>query</code> e os valores em{' '}
        <code>variables</code>. Onde se pede um <code>id</code>, serve o número ou o <code>uuid</code>. Dinheiro é texto
        (<code>"1234.50"</code>), uma data sem hora é <code>2026-03-01</code>, e um instante vem em UTC.
      </p>
    ),
    exemplo: 'primeira-consulta',
  },
  {
    id: 'esquema',
    titulo: 'O esquema',
    texto: (
      <>
        <p>
          <code>GET /graphql/schema</code> responde o esquema como texto, com a descrição de cada campo, argumento e
          valor; <code>GET /graphql/schema/mudancas</code>, o que mudou de uma versão para outra. Os dois pedem o token
          e têm <code>ETag</code>: com <code>If-None-Match</code>, o que não mudou é um <code>304</code>. Ferramentas
          que geram código leem o endereço, ou fazem a introspecção usual.
        </p>
        <p>
          <code>@perfil(permite: [1, 5], acao: "saida.ler")</code>, ao lado de uma consulta, diz que perfis podem usá-la
          e que permissão o token precisa ter. Ao lado de um campo simples de um registro, como <code>Usuario.cpf</code>
          , diz que sem ela o campo vem nulo ou vazio; <code>extensions.ocultos</code> da resposta lista os campos
          pedidos em que isso vale para o token. Ao lado de uma página ou de outro registro, como{' '}
          <code>Usuario.dizimos</code>, diz que sem ela o campo é recusado com <code>FORBIDDEN</code>, e com ele a lista
          em que está: não o peça. O que está obsoleto diz o que usar no lugar.
        </p>
        <p>
          Quem já usa REST o encontra em <code>/api</code>, com a mesma autorização:{' '}
          <a href="/api/docs">a página para experimentar</a> e <a href="/api/openapi.json">o documento OpenAPI</a>.
        </p>
      </>
    ),
  },
  {
    id: 'funcao',
    titulo: 'Uma função para tudo',
    texto: (
      <p>
        Os exemplos seguintes usam esta, que envia o pedido, espera quando o servidor está ocupado e transforma um erro
        em exceção. Copie-a para a sua ferramenta.
      </p>
    ),
    exemplo: 'candeia',
  },
  {
    id: 'paginas',
    titulo: 'Páginas',
    texto: (
      <>
        <p>
          Uma lista vem em páginas de até 100: <code>first</code> diz quantos, e <code>after</code> recebe o{' '}
          <code>endCursor</code> da página anterior. <code>busca</code>, <code>filtro</code> e <code>ordem</code>{' '}
          escolhem e ordenam; <code>totalCount</code> só é contado se pedido.
        </p>
        <p>
          Ao lado de <code>nodes</code> há <code>edges</code>, como os clientes de Relay pedem, e{' '}
          <code>@connection</code> junta as páginas. Um <code>id</code> é um número, que só não se repete dentro da
          mesma espécie: a pessoa 7 e a célula 7 são dois registros. Relay guarda todos em um lugar só; diga-lhe como
          distinguir, ao criar o <code>Environment</code>:{' '}
          <code>{'getDataID: ({ id }, typename) => id && [typename, id].join()'}</code>. Apollo Client e urql já fazem
          assim.
        </p>
      </>
    ),
    exemplo: 'paginas',
  },
  {
    id: 'erros',
    titulo: 'Erros',
    texto: (
      <>
        <p>
          Cada erro tem um texto em português, que se pode mostrar a uma pessoa, e em <code>extensions</code> o{' '}
          <code>code</code>, o <code>status</code>, o texto de cada campo em <code>campos</code>, e a{' '}
          <code>correlacao</code>, com que quem opera a instalação acha o pedido no registro. Um campo que falha e pode
          ser nulo vem nulo, e os outros são respondidos, com o código HTTP 200; sem <code>data</code>, o código é o do
          erro.
        </p>
        <ul>
          <li>
            <code>VALIDATION_FAILED</code> (422): um campo não vale; <code>campos</code> diz qual e por quê.
          </li>
          <li>
            <code>GRAPHQL_VALIDATION_FAILED</code> (400): a consulta não cabe no esquema; a mensagem diz onde, e o que
            talvez se quis dizer.
          </li>
          <li>
            <code>FORBIDDEN</code> (403): falta uma permissão ao token, cujo nome está em <code>campos.escopos</code>,
            ou quem o criou não pode fazer isto.
          </li>
          <li>
            <code>STALE</code> (409): o registro mudou desde que foi lido. Mande <code>versao</code> em uma alteração
            para não desfazer o trabalho de outra pessoa.
          </li>
          <li>
            <code>CONFIRM</code> (409): nada foi gravado. As perguntas estão em <code>extensions.confirmacoes</code>; a
            mesma chamada com os nomes delas em <code>confirmacoes</code> grava assim mesmo. Pela API REST, elas esperam
            em Lançamentos a conferir.
          </li>
          <li>
            <code>UNAUTHENTICATED</code> (401): o token foi revogado ou venceu.
          </li>
        </ul>
      </>
    ),
    exemplo: 'erros',
  },
  {
    id: 'limites',
    titulo: 'Limites',
    texto: (
      <>
        <p>
          Uma consulta tem até 8 níveis, 15 apelidos, 1000 símbolos e 100 kB, e pode custar até 1000. Um campo custa 1,
          ou o que a sua descrição diz, e mais o que se pede dentro dele. Em uma página, o que se pede dentro dela conta
          vezes <code>first</code> / 10, ao menos uma vez, e com <code>busca</code> ela custa mais 40. Dentro de um
          registro, uma página conta vezes <code>first</code>, e uma lista sem páginas, vezes 5. De um só registro,
          pedido pelo <code>id</code>, conta um décimo do que se pede dentro dele, se isto passa de 100, mas ao menos
          100. Cada resposta diz em <code>extensions.custo</code> quanto custou. Sobrou? Peça uma página maior. Faltou?
          Peça menos campos.
        </p>
        <p>
          A primeira consulta desta página custa 49: 1 a página, 40 a <code>busca</code>, e 8 o que se pede dentro dela,
          que são 5 de <code>totalCount</code>, 1 de <code>nodes</code> e 2 dos campos.
        </p>
        <p>
          Um token tem 4 pedidos ao mesmo tempo, e uma igreja, 8; os demais esperam a vez por até 5 segundos. Com{' '}
          <code>429</code> ou <code>503</code>, espere os segundos de <code>Retry-After</code> e repita.
        </p>
      </>
    ),
  },
  {
    id: 'idempotencia',
    titulo: 'Repetir sem medo',
    texto: (
      <p>
        Quando a rede cai, não se sabe se o pedido chegou. Com uma <code>Idempotency-Key</code> sua, de até 200 sinais,
        repetir uma mutação devolve o primeiro resultado e não escreve nada, por 48 horas; a mesma chave com outros
        dados é um erro 422. Dê a cada lançamento uma chave que venha dele mesmo, como a data e o número da linha.
      </p>
    ),
    exemplo: 'idempotencia',
  },
  {
    id: 'relatorios',
    titulo: 'Relatórios',
    texto: (
      <p>
        <code>gerarRelatorio</code> espera até 20 segundos e responde com a <code>url</code> do PDF, que abre por 15
        minutos para quem a tiver. Se não ficou pronto, ou com <code>aguardar: false</code>, <code>relatorio(id)</code>{' '}
        acompanha. <code>tiposRelatorio</code> lista os tipos.
      </p>
    ),
    exemplo: 'relatorio',
  },
  {
    id: 'arquivos',
    titulo: 'Arquivos',
    texto: (
      <p>
        Uma foto, ou um arquivo a importar, vai como <code>multipart/form-data</code> (a especificação usual de envio
        por GraphQL), até 20 MB. As imagens guardadas estão em <code>/arquivos</code> e pedem o token.
      </p>
    ),
    exemplo: 'arquivos',
  },
  {
    id: 'tipos',
    titulo: 'Tipos gerados',
    texto: (
      <>
        <p>
          Quem escreve em TypeScript pode gerar os tipos das suas consultas a partir de <code>/graphql/schema</code>: um
          campo que não existe, ou uma variável que falta, aparece ao compilar, e não na igreja. Escreva as consultas em
          um arquivo, e gere de novo quando <code>/graphql/schema/mudancas</code> disser algo que lhe interessa.
        </p>
        <p>
          Instale <code>@graphql-codegen/cli</code>, <code>@graphql-codegen/typescript-operations</code>,{' '}
          <code>@graphql-codegen/typed-document-node</code>, <code>graphql</code>, <code>typescript</code> e{' '}
          <code>@types/node</code>, em um projeto com <code>"type": "module"</code>. Depois,{' '}
          <code>npx graphql-codegen --config codegen.ts</code>, e{' '}
          <code>npx tsc --strict --target es2022 --module nodenext --types node --skipLibCheck pessoas.ts</code>. Em
          outras linguagens, dê o mesmo endereço ao gerador que preferir.
        </p>
      </>
    ),
    arquivos: 'tipos',
  },
  {
    id: 'webhooks',
    titulo: 'Webhooks',
    texto: (
      <>
        <p>
          Em vez de perguntar de tempos em tempos o que mudou, um sistema pode ser avisado. Um administrador cadastra em{' '}
          <a href={igrejaUrls.configuracoes('webhooks')}>Configurações &gt; Webhooks</a> o endereço, que começa com{' '}
          <code>https://</code>, e os eventos, como <code>pessoa.criada</code> e <code>entrada.alterada</code>. O
          segredo aparece uma vez. <code>presenca.registrada</code> e <code>presenca.removida</code> avisam do culto, e
          não de cada pessoa: leia quem esteve em <code>Culto.presencas</code>.
        </p>
        <p>
          O aviso é um <code>POST</code> com <code>entrega</code>, <code>evento</code>, <code>tipo</code>,{' '}
          <code>id</code> (o uuid do registro), <code>versao</code>, <code>quando</code> e <code>idCliente</code>, e
          nenhum dado do registro: leia-o com um token. Só se avisa o que quem criou o webhook pode ler. O aviso de{' '}
          <em>Enviar teste</em> tem <code>evento</code> <code>teste</code>, e <code>tipo</code>, <code>id</code> e{' '}
          <code>versao</code> nulos. Um registro pode ter sido excluído antes que o aviso chegue: aceite também este.
        </p>
        <p>
          O cabeçalho <code>Candeia-Assinatura</code> é <code>t=segundos,v1=assinatura</code>: o HMAC-SHA-256, em
          hexadecimal, de <code>segundos.corpo</code> com o segredo. Por 24 horas depois de trocá-lo, vêm duas
          assinaturas. Recuse o que não confere e o que tem mais de cinco minutos. Quem usa uma biblioteca de{' '}
          <em>Standard Webhooks</em> confere com ela, e com o mesmo segredo, os cabeçalhos <code>webhook-id</code>,{' '}
          <code>webhook-timestamp</code> e <code>webhook-signature</code>.
        </p>
        <p>
          Responda com um código 2xx em até 10 segundos; redirecionamentos não são seguidos. O que falha é repetido, com
          esperas cada vez maiores, por pouco mais de três dias. O mesmo aviso pode chegar mais de uma vez, sempre com o
          mesmo número em <code>entrega</code> e em <code>Candeia-Entrega</code>. Os avisos de um registro chegam em
          ordem; os de registros diferentes, em qualquer ordem. O registro de entregas, com <em>Enviar de novo</em> e{' '}
          <em>Enviar teste</em>, guarda 30 dias.
        </p>
        <p>
          Se em três dias nada foi recebido, ou se mais de 60 mil avisos estão à espera, o webhook é desligado, com um
          e-mail a quem o criou. Um aviso recusado enquanto outros são recebidos fica no registro como <em>Falhou</em>,
          sem e-mail. Quando quem criou o webhook deixa de ser administrador da igreja, ele é desligado com um e-mail
          aos outros administradores. O que muda enquanto um webhook está desligado não é avisado depois.
        </p>
      </>
    ),
    exemplo: 'webhook',
  },
]
