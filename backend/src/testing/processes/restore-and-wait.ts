import { readFileSync } from 'node:fs';
import { restoreBackup } from '../../operations/admin/restoreBackup.ts';
import { createTestContext } from '../context.ts';
import { requestBy } from '../request.ts';
import { uploadOf } from '../upload.ts';

/** A process that restores files in turn and reports the start and end of each restore: it waits to be killed. */
const [place = '', person = '', ...files] = process.argv.slice(2);
const context = await createTestContext(JSON.parse(place));
const bodies = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
for (;;) {
  for (const body of bodies) {
    process.stdout.write('begins\n');
    const admin = JSON.parse(person);
    await restoreBackup(context, requestBy(admin, { body: uploadOf({ ...body, password: admin.password }) }));
    process.stdout.write('ends\n');
  }
}
