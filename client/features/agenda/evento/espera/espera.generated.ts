/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type EsperaEventoCampo =
  /** Desde quando espera. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro das listas de espera de eventos. */
export type EsperaEventoFiltro = {
  /** Evento, por número ou uuid. Sem ele, as de todos. */
  idEvento?: string | number | null | undefined;
};

/** Ordem de uma lista de EsperaEvento. */
export type EsperaEventoOrdem = {
  /** Campo. */
  campo: EsperaEventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type EsperaEventoLinhaFragment = { id: number, uuid: string, idCliente: number, idEvento: number, idMembro: number, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, telefoneUsuario: string | null, fotoUrl: string | null } | null };

export type EsperasEventoQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.EsperaEventoOrdem | null | undefined;
  filtro?: Types.EsperaEventoFiltro | null | undefined;
}>;


export type EsperasEventoQuery = { evento: { id: number, uuid: string, nomeEvento: string, dataInicio: string, dataFim: string | null, vagas: number | null, quantidadeMembros: number, quantidadeEspera: number, encerrado: boolean }, esperasEvento: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idEvento: number, idMembro: number, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, telefoneUsuario: string | null, fotoUrl: string | null } | null }> } };

export type ExcluirEsperaEventoMutationVariables = Exact<{
  idEvento: string | number;
  idMembro: string | number;
}>;


export type ExcluirEsperaEventoMutation = { excluirEsperaEvento: { message: string } };

export const EsperaEventoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EsperaEventoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EsperaEvento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idEvento"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EsperaEventoLinhaFragment, unknown>;
export const EsperasEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EsperasEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EsperaEventoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EsperaEventoFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"vagas"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMembros"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeEspera"}},{"kind":"Field","name":{"kind":"Name","value":"encerrado"}}]}},{"kind":"Field","name":{"kind":"Name","value":"esperasEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EsperaEventoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EsperaEventoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EsperaEvento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idEvento"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EsperasEventoQuery, EsperasEventoQueryVariables>;
export const ExcluirEsperaEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirEsperaEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idEvento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirEsperaEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idEvento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idEvento"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirEsperaEventoMutation, ExcluirEsperaEventoMutationVariables>;
export const useEsperasEventoQuery = (options: useQuery.Options<EsperasEventoQuery, EsperasEventoQueryVariables> | SkipToken): useQuery.Result<EsperasEventoQuery, EsperasEventoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EsperasEventoDocument, options as never) as never
export const useExcluirEsperaEventoMutation = (options?: useMutation.Options<ExcluirEsperaEventoMutation, ExcluirEsperaEventoMutationVariables>): useMutation.ResultTuple<ExcluirEsperaEventoMutation, ExcluirEsperaEventoMutationVariables> => useMutation(ExcluirEsperaEventoDocument, options as never) as never