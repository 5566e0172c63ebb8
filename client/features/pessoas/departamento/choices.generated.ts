/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DepartamentoEscolhidoQueryVariables = Exact<{
  id: string | number;
}>;


export type DepartamentoEscolhidoQuery = { departamento: { id: number, uuid: string, tituloDepartamento: string } };

export type DepartamentoChoicesQueryVariables = Exact<{
  first: number;
  busca?: string | null | undefined;
  filtro?: Types.DepartamentoFiltro | null | undefined;
}>;


export type DepartamentoChoicesQuery = { departamentos: { nodes: Array<{ id: number, uuid: string, tituloDepartamento: string }> } };


export const DepartamentoEscolhidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartamentoEscolhido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}}]}}]} as unknown as DocumentNode<DepartamentoEscolhidoQuery, DepartamentoEscolhidoQueryVariables>;
export const DepartamentoChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartamentoChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DepartamentoFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departamentos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"tituloDepartamento"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direcao"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}}]}}]}}]} as unknown as DocumentNode<DepartamentoChoicesQuery, DepartamentoChoicesQueryVariables>;
export const useDepartamentoEscolhidoQuery = (options: useQuery.Options<DepartamentoEscolhidoQuery, DepartamentoEscolhidoQueryVariables> | SkipToken): useQuery.Result<DepartamentoEscolhidoQuery, DepartamentoEscolhidoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DepartamentoEscolhidoDocument, options as never) as never
export const useDepartamentoChoicesQuery = (options: useQuery.Options<DepartamentoChoicesQuery, DepartamentoChoicesQueryVariables> | SkipToken): useQuery.Result<DepartamentoChoicesQuery, DepartamentoChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DepartamentoChoicesDocument, options as never) as never