import { describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { isComplete } from '../../client/kernel/kept/complete.js'

const query = parse(`
  query Roll($id: ID!, $more: Boolean!) {
    lesson(id: $id) { id __typename name: title teacher { id __typename } pupils { ...Pupil __typename } }
    offering @include(if: $more) { amount }
  }
  fragment Pupil on Pupil { id birthday }
`)

const pupil = { id: 1, birthday: null, __typename: 'Pupil' }
const lesson = { id: 7, __typename: 'Lesson', name: 'Rute', teacher: null, pupils: [pupil] }

describe('a kept copy answers a query', () => {
  test.each([
    ['with all fields, null ones too', { lesson }, true],
    ['without rows', { lesson: { ...lesson, pupils: [] } }, true],
    ['of what is not there', { lesson: null }, true],
    ['with more than is asked', { lesson: { ...lesson, place: 'Sala 2' }, offering: null }, true],
    ['without a field', { lesson: { ...lesson, teacher: undefined } }, false],
    [
      'without a field of a fragment',
      { lesson: { ...lesson, pupils: [pupil, { id: 2, __typename: 'Pupil' }] } },
      false,
    ],
    ['without a field of another type’s fragment', { lesson: { ...lesson, pupils: [{ __typename: 'Guest' }] } }, true],
    [
      'under the name of a field instead of its alias',
      { lesson: { ...lesson, name: undefined, title: 'Rute' } },
      false,
    ],
    ['that is empty', {}, false],
    ['that is nothing', undefined, false],
  ])('%s: %#', (_name, data, complete) => expect(isComplete(query, data)).toBe(complete))
})
