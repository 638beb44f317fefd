'use client';

import { AutocompleteChips } from '@/components/ui/autocomplete-chips';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Editor } from '@/components/ui/editor';
import { Form } from '@/components/ui/form/form';
import { FormControl } from '@/components/ui/form/form-control';
import { FormDate } from '@/components/ui/form/form-date';
import { FormField } from '@/components/ui/form/form-field';
import { useForm } from '@/components/ui/form/use-form';
import { Input } from '@/components/ui/input';
import { people } from '../data/people';
import { taskFieldsSchema, type CheckedFields, type Task, type TaskFields } from './task';

interface TaskFormProps {
  /** The task to edit; without one it is new. */
  task: Task | undefined;
  onDone: (fields?: CheckedFields) => void;
}

const choices = people.map(({ id, name, image }) => ({
  value: id,
  label: name,
  mark: <Avatar image={image} className="size-6!" />,
}));

const blank: TaskFields = { name: '', description: '', startDate: null, endDate: null, members: [] };

/** The one form of a task, for a new one and for one that is there. Loaded with the first dialog. */
export default function TaskForm({ task, onDone }: TaskFormProps) {
  const { name, description, startDate, endDate, members } = task ?? blank;
  const { form, submit } = useForm<TaskFields, CheckedFields>({
    schema: taskFieldsSchema,
    defaults: { name, description, startDate, endDate, members },
    onSubmit: async (fields) => {
      onDone(fields);
      return undefined;
    },
  });
  return (
    <Form form={form} submit={submit} aria-label="Task" className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
      </div>
      <div className="sm:col-span-2">
        <FormControl form={form} name="description" label="Description" optional>
          {({ value, onChange, ...control }) => (
            <Editor
              id={control.id}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              value={value}
              onChange={onChange}
              toolbarLabel="Look of the description"
            />
          )}
        </FormControl>
      </div>
      <FormDate form={form} name="startDate" label="Starts" />
      <FormDate form={form} name="endDate" label="Ends" />
      <div className="sm:col-span-2">
        <FormControl form={form} name="members" label="Members" optional>
          {(control) => (
            <AutocompleteChips
              id={control.id}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              choices={choices}
              value={control.value}
              onChange={control.onChange}
              placeholder="Type a name"
            />
          )}
        </FormControl>
      </div>
      <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
        <Button variant="secondary" onClick={() => onDone()}>
          Cancel
        </Button>
        <Button type="submit">{task ? 'Save task' : 'Add task'}</Button>
      </div>
    </Form>
  );
}
