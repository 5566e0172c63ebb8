/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filtro da disponibilidade dos recursos. */
export type DisponibilidadeFiltro = {
  /** Tipo, por número ou uuid. */
  idTipoRecurso?: string | number | null | undefined;
};

export type DisponibilidadeRecursosQueryVariables = Exact<{
  dataInicio?: string | null | undefined;
  dataFim?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filtro?: Types.DisponibilidadeFiltro | null | undefined;
}>;


export type DisponibilidadeRecursosQuery = { disponibilidadeRecursos: { totalCount: number, nodes: Array<{ livres: number, recurso: { id: number, uuid: string, nomeRecurso: string, quantidade: number, idTipoRecurso: number }, reservas: Array<{ id: number, uuid: string, finalidade: string, quantidade: number, dataInicio: string, dataFim: string }> }> } };


export const DisponibilidadeRecursosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DisponibilidadeRecursos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataInicio"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataFim"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DisponibilidadeFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disponibilidadeRecursos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dataInicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataInicio"}}},{"kind":"Argument","name":{"kind":"Name","value":"dataFim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataFim"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"livres"}},{"kind":"Field","name":{"kind":"Name","value":"recurso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoRecurso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reservas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DisponibilidadeRecursosQuery, DisponibilidadeRecursosQueryVariables>;
export const useDisponibilidadeRecursosQuery = (options?: useQuery.Options<DisponibilidadeRecursosQuery, DisponibilidadeRecursosQueryVariables> | SkipToken): useQuery.Result<DisponibilidadeRecursosQuery, DisponibilidadeRecursosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DisponibilidadeRecursosDocument, options as never) as never