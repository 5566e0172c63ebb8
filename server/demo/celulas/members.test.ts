import { expect, test } from '@jest/globals'
import { demoChurches } from '../churches.js'
import { addDays } from '../days.js'
import { planPeople } from '../pessoas/people.js'
import { makeRandom } from '../random.js'
import { cells } from './catalog.js'
import { memberDrawer } from './members.js'

test('whoever signs in as the member of a demo church is in one active cell, on every day of a year', () => {
  for (const church of demoChurches)
    for (let day = 0; day < 365; day += 13) {
      const today = addDays('2026-11-27', day)
      const start = addDays(today, -730)
      const { residents } = planPeople(church, today, start)
      // in the database each person has an id
      const people = residents.map((person, index) => ({ ...person, id: index + 1 }))
      const draw = memberDrawer(makeRandom(`${church.key} ${day}`), people, today)
      const found = (cells[church.key] ?? []).flatMap((plan) =>
        draw(plan, addDays(start, plan.began))
          .filter(({ person }) => person.email?.startsWith('membro@'))
          .map(({ leads, ledSince, left }) => ({ leads, ledSince, left, ended: plan.ended })),
      )
      expect([church.key, today, found]).toEqual([
        church.key,
        today,
        [{ leads: false, ledSince: null, left: null, ended: undefined }],
      ])
    }
})
