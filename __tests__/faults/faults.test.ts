/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { faults } from './all';
import { testFile } from './fault';

test('No two faults have the same name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

test.each(faults.map((fault) => [fault.name, fault] as const))(
  '"%s" can still be caused, and its test exists',
  (_, fault) => {
    const occurrences = readFileSync(fault.file, 'utf8').split(fault.find).length - 1;
    expect({ file: fault.file, find: fault.find, occurrences }).toMatchObject({ occurrences: 1 });
    expect(fault.replace).not.toBe(fault.find);
    expect(existsSync(testFile(fault))).toBe(true);
  },
);
