/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type UsuarioCampo =
  /** Primeiro as de nome que começa com a busca, depois as de sobrenome que começa com ela, e depois por nome. */
  | 'busca'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de nascimento, para quem pode lê-la. */
  | 'dataNascimento'
  /** E-mail. */
  | 'email'
  /** Nome. */
  | 'name'
  /** Pastores primeiro, e depois por nome. */
  | 'pastor'
  /** Perfil. */
  | 'perfil'
  /** Recém-convertidas primeiro, e depois por nome. */
  | 'recemConvertido';

/** Filtro da lista de pessoas. */
export type UsuarioFiltro = {
  /** Verdadeiro: só quem tem um perfil acima de membro, ou uma função de hoje ou futura. */
  comAcesso?: boolean | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Quem não é desta célula, por número ou uuid. */
  foraDaCelula?: string | number | null | undefined;
  /** Quem não participa desta missão, por número ou uuid. */
  foraDaMissao?: string | number | null | undefined;
  /** Departamento em que não estão, por número ou uuid. */
  foraDoDepartamento?: string | number | null | undefined;
  /** Quem não esteve neste encontro, por número ou uuid. */
  foraDoEncontro?: string | number | null | undefined;
  /** Quem não participa deste evento, por número ou uuid. */
  foraDoEvento?: string | number | null | undefined;
  /** Quem não é deste grupo de louvor, por número ou uuid. */
  foraDoGrupoLouvor?: string | number | null | undefined;
  /** Departamento em que estão, por número ou uuid. */
  idDepartamento?: string | number | null | undefined;
  /** Mês do aniversário, de 1 a 12, para quem pode ler datas de nascimento. */
  mesAniversario?: number | null | undefined;
  /** Perfil. */
  perfil?: number | null | undefined;
  /** 1: só recém-convertidas; 0: só as outras. */
  recemConvertido?: number | null | undefined;
  /** 1: só ativas; 0: só inativas. */
  usuarioAtivo?: number | null | undefined;
};

/** Ordem de uma lista de Usuario. */
export type UsuarioOrdem = {
  /** Campo. */
  campo: UsuarioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type QuemTemLinhaFragment = { id: number, uuid: string, idCliente: number, name: string, nomePerfil: string, fotoUrl: string | null, acoesPermitidas: Array<string>, funcoes: { nodes: Array<{ id: number, inicio: string, fim: string | null, funcao: { id: number, nome: string, exclusiva: boolean } | null }>, pageInfo: { hasNextPage: boolean } }, acessos: Array<{ area: string, nivel: string, alcance: string }> | null };

export type QuemTemQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.UsuarioOrdem | null | undefined;
  filtro?: Types.UsuarioFiltro | null | undefined;
}>;


export type QuemTemQuery = { usuarios: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, name: string, nomePerfil: string, fotoUrl: string | null, acoesPermitidas: Array<string>, funcoes: { nodes: Array<{ id: number, inicio: string, fim: string | null, funcao: { id: number, nome: string, exclusiva: boolean } | null }>, pageInfo: { hasNextPage: boolean } }, acessos: Array<{ area: string, nivel: string, alcance: string }> | null }> }, matrizAcesso: { areas: Array<{ nome: string, titulo: string }> } };

export const QuemTemLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuemTemLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nomePerfil"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"funcoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"situacoes"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"atual","block":false},{"kind":"StringValue","value":"futura","block":false},{"kind":"StringValue","value":"limita","block":false}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"funcao"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiva"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acessos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"nivel"}},{"kind":"Field","name":{"kind":"Name","value":"alcance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<QuemTemLinhaFragment, unknown>;
export const QuemTemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuemTem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usuarios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuemTemLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matrizAcesso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuemTemLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nomePerfil"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"funcoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"situacoes"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"atual","block":false},{"kind":"StringValue","value":"futura","block":false},{"kind":"StringValue","value":"limita","block":false}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"funcao"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiva"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acessos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"nivel"}},{"kind":"Field","name":{"kind":"Name","value":"alcance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<QuemTemQuery, QuemTemQueryVariables>;
export const useQuemTemQuery = (options?: useQuery.Options<QuemTemQuery, QuemTemQueryVariables> | SkipToken): useQuery.Result<QuemTemQuery, QuemTemQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(QuemTemDocument, options as never) as never